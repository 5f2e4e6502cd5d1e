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
    name: 'site',
    environment: 'node',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
