import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const source = fileURLToPath(new URL('../../workers/src/service-worker/development-worker.ts', import.meta.url))

/** The development worker as one script: browsers do not import modules into a worker at every stage of its life. */
async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, minify: false, rolldownOptions: { input: source, output: { format: 'iife' } } },
  })
  return (output as Rolldown.RolldownOutput).output[0].code
}

/** Answers `/sw.js` in development, so that the canvas can show the files of a project. */
export function devServiceWorker(): Plugin {
  return {
    name: 'pergola:dev-service-worker',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/sw.js', async (_request, response, next) => {
        try {
          const code = await bundle()
          response.setHeader('content-type', 'text/javascript')
          response.setHeader('cache-control', 'no-store')
          response.end(code)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
