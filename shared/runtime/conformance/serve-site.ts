import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
}

export interface ServedSite {
  readonly origin: string
  /** The policy of every answer from now on. */
  policy: string
  /** What a file says from now on. */
  change(path: string, text: string): void
  close(): void
}

/** A built site as any server gives it out. */
export async function serveSite(given: ReadonlyMap<string, string>): Promise<ServedSite> {
  const files = new Map(given)
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname.slice(1) || 'index.html'
    const text = files.get(path)
    // A browser asks every server for an icon.
    const missing = path === 'favicon.ico' ? 204 : 404
    const type = types[path.split('.').at(-1) ?? ''] ?? 'text/plain'
    response.writeHead(text === undefined ? missing : 200, {
      'content-type': type,
      'content-security-policy': served.policy,
    })
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const served: ServedSite = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    policy: '',
    change: (path, text) => void files.set(path, text),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return served
}
