import { defineConfig } from 'vitest/config'
import { frameAxe } from '../../shared/build/src/frame-axe.mjs'
import { testLimits } from '../../shared/build/src/test-limits.mjs'

export default defineConfig({
  plugins: [frameAxe()],
  test: {
    ...testLimits,
    setupFiles: [
      '../../shared/build/src/repeatable-chance.mjs',
      '../../shared/build/src/name-chromium.mjs',
      '../../shared/build/src/patient-waits.mjs',
      '../../shared/build/src/patient-screens.mjs',
    ],
    name: 'canvas',
    globalSetup: './src/testing/fixture-builds.ts',
    environment: 'happy-dom',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    maxWorkers: 2,
    css: { include: /sections\/library/ },
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
