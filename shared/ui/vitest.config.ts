import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'ui',
    // Generous, because two cores may be busy with other packages; nothing here waits for time.
    testTimeout: 60_000,
    environment: 'happy-dom',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    css: { include: [/tokens\.css/], modules: { classNameStrategy: 'non-scoped' } },
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
