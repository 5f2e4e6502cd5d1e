import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'panels',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
