import type { Plugin } from 'vite'
import { contractNumber } from '../../contracts/src/remote.ts'
import { developmentPort, suite } from './suite.ts'

/** In development `remotes.json` names the development server of each remote. */
function devRemotesFile() {
  return {
    remotes: suite.map(({ name, title, slots }) => ({
      name,
      title,
      slots,
      version: 'dev',
      base: `http://localhost:${developmentPort(name)}/`,
      entry: 'mf-manifest.json',
      contract: contractNumber,
    })),
  }
}

const answers: Readonly<Record<string, () => unknown>> = {
  '/remotes.json': devRemotesFile,
  '/config.json': () => ({ sandboxOrigin: process.env.SANDBOX_ORIGIN ?? null }),
}

/** Stands in for what the server answers in production. */
export function devAnswers(): Plugin {
  return {
    name: 'pergola:dev-answers',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const answer = answers[(request.url ?? '').split('?')[0] ?? '']
        if (!answer) return next()
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-store')
        response.end(JSON.stringify(answer()))
      })
    },
  }
}
