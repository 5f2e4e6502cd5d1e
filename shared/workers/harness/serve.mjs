import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { shippedScripts } from '../../build/src/shipped-scripts.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

async function buildPage(root, outDir) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: '/',
    plugins: [shippedScripts()],
    worker: { format: 'es', plugins: () => [shippedScripts()] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      rolldownOptions: { input: { index: join(root, 'index.html') } },
    },
  })
}

/**
 * Builds the page of a folder and serves it on a free port of localhost, which is a secure context. With `later` it is
 * built when it is asked for, and the first answer waits for that. `before` answers what every script begins with.
 */
export async function serveHarness({ root = here, respond = undefined, later = false, before = () => '' } = {}) {
  const outDir = await mkdtemp(join(tmpdir(), 'pergola-harness-'))
  let building = null
  const built = () => (building ??= buildPage(root, outDir))
  if (!later) await built()

  const server = createServer(async (request, response) => {
    if (respond && (await respond(request, response))) return
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(outDir, pathname === '/' ? 'index.html' : pathname)
    try {
      await built()
    } catch (error) {
      return response.writeHead(500).end(String(error))
    }
    try {
      const content = await readFile(file)
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      if (extname(file) === '.js') response.write(before())
      response.end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()

  return {
    url: `http://localhost:${port}/`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
