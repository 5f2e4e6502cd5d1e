import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { shippedScripts } from '../../build/src/shipped-scripts.mjs'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Builds the page of a folder and serves it on a free port of localhost, which is a secure context. */
export async function serveHarness({ root = fileURLToPath(new URL('.', import.meta.url)), respond = undefined } = {}) {
  const outDir = await mkdtemp(join(tmpdir(), 'pergola-harness-'))
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

  const server = createServer(async (request, response) => {
    if (respond && (await respond(request, response))) return
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(outDir, pathname === '/' ? 'index.html' : pathname)
    try {
      const content = await readFile(file)
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(content)
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
