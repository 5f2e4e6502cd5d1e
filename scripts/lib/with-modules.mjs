import { join } from 'node:path'
import { root } from './process.mjs'

/** Gives `read` a loader of the product's own modules, by their paths from the root, as its builds would see them. */
export async function withModules(read) {
  const { createServer } = await import('vite')
  const { shippedScripts } = await import('../../shared/build/src/shipped-scripts.mjs')
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [shippedScripts()],
  })
  try {
    return await read((path) => server.ssrLoadModule(join(root, path)))
  } finally {
    await server.close()
  }
}
