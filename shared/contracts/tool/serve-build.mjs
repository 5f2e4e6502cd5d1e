import { existsSync, watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'

const types = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const reloadPath = '/pergola-reload'

/** Modules of another origin come with CORS or not at all. */
const headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
}

const reloadScript = `
{
  const changes = new EventSource(new URL('${reloadPath}', import.meta.url))
  changes.addEventListener('change', () => location.reload())
}
`

/** In development the entry listens for changes, and nothing is listed to be kept. */
function forDevelopment(path, bytes, entry) {
  if (path === 'remote.json') {
    const { files: _files, version: _version, ...manifest } = JSON.parse(bytes.toString('utf8'))
    return Buffer.from(JSON.stringify(manifest, null, 2))
  }
  return path === entry ? Buffer.concat([bytes, Buffer.from(reloadScript)]) : bytes
}

/** Tells open editors of a build that is over: once it has been quiet for a moment. */
function createReloads(folder) {
  const listeners = new Set()
  let timer
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      for (const response of listeners) response.write('event: change\ndata: \n\n')
    }, 200)
  })
  return {
    listen(request, response) {
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' })
      response.write(': listening\n\n')
      listeners.add(response)
      request.on('close', () => listeners.delete(response))
    },
    end() {
      clearTimeout(timer)
      watcher.close()
    },
  }
}

async function readEntry(folder) {
  const manifest = await readFile(join(folder, 'remote.json'), 'utf8').catch(() => '{}')
  return JSON.parse(manifest).entry
}

/** Serves a build to editors on other origins. Settles when it can be asked. */
export async function serveBuild(folder, { port, reload }) {
  const home = resolve(folder)
  if (!existsSync(home)) throw new Error(`There is no folder ${folder}: build the remote first.`)
  const reloads = reload ? createReloads(home) : undefined
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (reloads && pathname === reloadPath) return reloads.listen(request, response)
    const path = decodeURIComponent(pathname).slice(1)
    const file = resolve(home, path)
    const bytes = file.startsWith(home + sep) ? await readFile(file).catch(() => undefined) : undefined
    const body = bytes && reload ? forDevelopment(path, bytes, await readEntry(home)) : bytes
    response.writeHead(body ? 200 : 404, {
      ...headers,
      'content-type': types[extname(path)] ?? 'application/octet-stream',
    })
    response.end(body)
  })
  await new Promise((started, failed) => {
    server.once('error', failed)
    server.listen(port, 'localhost', started)
  })
  return {
    address: `http://localhost:${server.address().port}/`,
    stop() {
      reloads?.end()
      server.closeAllConnections()
      server.close()
    },
  }
}
