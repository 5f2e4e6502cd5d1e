import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { bridgePolicy } from '../sandbox/bridge-policy.ts'
import { siblingOrigin } from '../sibling-origin.ts'
import type { ServerOptions } from '../server-options.ts'
import { sandboxHeaders } from './sandbox-headers.ts'

const types: Readonly<Record<string, string>> = {
  '/__bridge.html': 'text/html;charset=utf-8',
  '/__bridge.js': 'text/javascript;charset=utf-8',
  '/__sandbox-worker.js': 'text/javascript;charset=utf-8',
}

/** Only the one worker may be a worker: a page must not take another of these files for it. */
const isForeignWorker = (request: IncomingMessage, path: string) =>
  request.headers['service-worker'] === 'script' && path !== '/__sandbox-worker.js'

/**
 * Where pages run: a second origin, or one for each project. Three files are served here and nothing else: the pages
 * are pushed by the editor and answered by the service worker, so no request can make this server say anything.
 */
export function createSandboxHandler(options: ServerOptions, editorPort: () => number): RequestListener {
  const editors = (request: IncomingMessage) => options.editorOrigins ?? [siblingOrigin(request, editorPort())]

  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const type = types[path]
    const allowed = editors(request)
    for (const [name, value] of Object.entries(sandboxHeaders)) response.setHeader(name, value)
    response.setHeader('content-security-policy', bridgePolicy(allowed.join(' ')))
    if (type === undefined || !['GET', 'HEAD'].includes(request.method ?? '') || isForeignWorker(request, path)) {
      response.writeHead(404, { 'content-type': 'text/plain;charset=utf-8' })
      response.end('Nothing is shown here yet. Open the preview from the editor.')
      return
    }
    const text = readFileSync(join(options.sandbox, path.slice(1)), 'utf8')
    response.writeHead(200, { 'content-type': type })
    // The worker carries the bridge inside, for the time without a server.
    response.end(text.replaceAll('%EDITOR_ORIGINS%', allowed.join(' ')))
  }
}
