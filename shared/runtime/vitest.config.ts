import { defineConfig } from 'vitest/config'
import { shippedScripts } from '../build/src/shipped-scripts.mjs'
import { testLimits } from '../build/src/test-limits.mjs'

export default defineConfig({
  plugins: [shippedScripts()],
  test: {
    ...testLimits,
    setupFiles: [
      '../build/src/repeatable-chance.mjs',
      '../build/src/name-chromium.mjs',
      '../build/src/patient-waits.mjs',
    ],
    name: 'runtime',
    environment: 'node',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    include: ['conformance/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
