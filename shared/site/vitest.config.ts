import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'site',
    environment: 'node',
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
