import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    setupFiles: ['../../shared/build/src/name-chromium.mjs'],
    // Generous, because two cores may be busy with other packages; nothing here waits for time.
    testTimeout: 60_000,
    environment: 'node',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    include: ['src/**/*.test.ts'],
    maxWorkers: 1,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
