import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    setupFiles: ['../../shared/build/src/repeatable-chance.mjs'],
    name: 'panels',
    environment: 'happy-dom',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    // Typing is real, key by key, and a busy machine takes its time over it.
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
