import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'canvas',
    environment: 'happy-dom',
    maxWorkers: 2,
    // Tests that drive Chromium bundle the room first, on machines with two cores.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
