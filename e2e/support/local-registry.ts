import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** What npm asks a registry for, answered from what the repository has installed: one version of each package. */
export interface LocalRegistry {
  readonly url: string
  stop(): Promise<void>
}

function describe(name: string, url: string): unknown {
  const manifest = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as { version: string }
  const { version } = manifest
  // Scripts of packages find their binaries by themselves, and tools of development are not wanted.
  const { scripts: _scripts, devDependencies: _tools, ...kept } = manifest as Record<string, unknown>
  const dist = { tarball: `${url}/-/tarball/${name}` }
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...kept, dist } } }
}

function pack(name: string, response: ServerResponse): void {
  const folder = join(modules, name)
  const words = [
    '-I',
    'gzip -1',
    '--exclude=./node_modules',
    '--transform',
    's,^\\.,package,',
    '-cf',
    '-',
    '-C',
    folder,
  ]
  const tar = spawn('tar', [...words, '.'], { stdio: ['ignore', 'pipe', 'inherit'] })
  response.writeHead(200, { 'content-type': 'application/octet-stream' })
  tar.stdout.pipe(response)
}

export async function startRegistry(): Promise<LocalRegistry> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').slice(1)
    const name = path.replace('-/tarball/', '')
    if (!/^(?:@[\w-]+\/)?[\w.-]+$/.test(name) || !existsSync(join(modules, name, 'package.json'))) {
      response.writeHead(404, { 'content-type': 'application/json' })
      return response.end('{}')
    }
    if (path !== name) return pack(name, response)
    response.writeHead(200, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(describe(name, `http://localhost:${(server.address() as AddressInfo).port}`)))
  })
  await new Promise<void>((started) => server.listen(0, 'localhost', started))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections()
        server.close(() => stopped())
      }),
  }
}
