import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { siblingOrigin } from '../sibling-origin.ts'
import type { ServerOptions } from '../server-options.ts'

const types: Readonly<Record<string, string>> = {
  '/__bridge.html': 'text/html;charset=utf-8',
  '/__bridge.js': 'text/javascript;charset=utf-8',
  '/__sandbox-worker.js': 'text/javascript;charset=utf-8',
}

const fixedHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'origin-agent-cluster': '?1',
}

const policyFor = (editors: readonly string[]) =>
  `default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; frame-ancestors ${editors.join(' ')}`

/**
 * The second origin. It serves three files and nothing else: the pages that run there are pushed by the editor and
 * answered by the service worker, so no request can make this server say anything.
 */
export function createSandboxHandler(options: ServerOptions, editorPort: () => number): RequestListener {
  const editors = (request: IncomingMessage) => options.editorOrigins ?? [siblingOrigin(request, editorPort())]

  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const type = types[path]
    const allowed = editors(request)
    for (const [name, value] of Object.entries(fixedHeaders)) response.setHeader(name, value)
    response.setHeader('content-security-policy', policyFor(allowed))
    if (type === undefined || !['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(404, { 'content-type': 'text/plain;charset=utf-8' })
      response.end('Nothing is shown here yet. Open the preview from the editor.')
      return
    }
    const text = readFileSync(join(options.sandbox, path.slice(1)), 'utf8')
    response.writeHead(200, { 'content-type': type })
    response.end(type.startsWith('text/html') ? text.replace('%EDITOR_ORIGINS%', allowed.join(' ')) : text)
  }
}
