import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'outline-inspector',
    include: ['src/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
