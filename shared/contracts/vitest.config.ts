import { defineConfig } from 'vitest/config'
import { testLimits } from '../build/src/test-limits.mjs'

export default defineConfig({
  test: {
    ...testLimits,
    setupFiles: ['../build/src/patient-waits.mjs'],
    name: 'contracts',
    environment: 'node',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    include: ['src/**/*.test.ts'],
    maxWorkers: 1,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
