import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    maxWorkers: 1,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
