import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
}

export interface PlainHost {
  readonly origin: string
  stop(): Promise<void>
}

/** A server of files as the cheapest hosting has it: types by name, `404.html` for what is not there, no headers. */
export async function startPlainHost(folder: string): Promise<PlainHost> {
  const read = (path: string) => readFile(join(folder, path)).catch(() => null)
  const server = createServer(async (request, response) => {
    const asked = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/')
    const path = asked.endsWith('/') ? `${asked}index.html` : asked
    const found = await read(path)
    const type = types[(found ? path : '.html').split('.').pop() ?? ''] ?? 'application/octet-stream'
    response.writeHead(found ? 200 : 404, { 'content-type': type })
    response.end(found ?? (await read('404.html')) ?? 'Not found')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
