import { defineConfig } from 'vitest/config'
import { browserLibrary } from '../build/src/browser-library.mjs'
import { shippedScripts } from '../build/src/shipped-scripts.mjs'
import { testLimits } from '../build/src/test-limits.mjs'

export default defineConfig({
  plugins: [shippedScripts(), browserLibrary()],
  test: {
    ...testLimits,
    setupFiles: [
      '../build/src/repeatable-chance.mjs',
      '../build/src/name-chromium.mjs',
      '../build/src/patient-waits.mjs',
    ],
    name: 'workers',
    environment: 'node',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    // Its sheets are what it compiles from.
    css: { include: /tailwindcss/ },
    include: ['src/**/*.test.ts', 'harness/**/*.test.ts'],
    maxWorkers: 1,
    globalSetup: './harness/global-setup.ts',
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
