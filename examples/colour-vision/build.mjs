import { rspack } from '@rspack/core'
import { config } from './rspack.config.mjs'

// The compiler alone: its command line is one more package.
rspack(config, (failure, stats) => {
  const problem = failure?.message ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only' }) : '')
  if (problem === '') return
  console.error(problem)
  process.exitCode = 1
})
