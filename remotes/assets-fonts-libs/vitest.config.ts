import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'assets-fonts-libs',
    // Generous, because two cores may be busy with other packages; nothing here waits for time.
    testTimeout: 60_000,
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
