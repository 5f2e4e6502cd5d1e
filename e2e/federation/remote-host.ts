import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
}

/** Another team's file server, on another origin; it can be told to keep everyone waiting. */
export interface RemoteHost {
  readonly origin: string
  hold(): void
  release(): void
  stop(): Promise<void>
}

export async function startRemoteHost(folder: string): Promise<RemoteHost> {
  let gate = Promise.resolve()
  let openGate: (() => void) | undefined
  const server = createServer(async (request, response) => {
    await gate
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/')
    const bytes = await readFile(join(folder, path)).catch(() => null)
    response.writeHead(bytes ? 200 : 404, {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': types[path.split('.').pop() ?? ''] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    })
    response.end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold() {
      gate = new Promise((resolve) => {
        openGate = resolve
      })
    },
    release: () => openGate?.(),
    async stop() {
      openGate?.()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
