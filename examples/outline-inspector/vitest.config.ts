import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'outline-inspector',
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    maxWorkers: 1,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
