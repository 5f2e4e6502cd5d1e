import { defineConfig } from 'vitest/config'
import { testLimits } from '../../shared/build/src/test-limits.mjs'

export default defineConfig({
  test: {
    ...testLimits,
    name: 'picture-feed',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    maxWorkers: 1,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
