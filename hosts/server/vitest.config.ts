import { defineConfig } from 'vitest/config'
import { testLimits } from '../../shared/build/src/test-limits.mjs'

export default defineConfig({
  test: {
    ...testLimits,
    name: 'server',
    setupFiles: ['../../shared/build/src/name-chromium.mjs', '../../shared/build/src/patient-waits.mjs'],
    environment: 'node',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    include: ['src/**/*.test.ts'],
    maxWorkers: 1,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
