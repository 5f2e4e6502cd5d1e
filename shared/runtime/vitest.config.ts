import { defineConfig } from 'vitest/config'
import { shippedScripts } from '../build/src/shipped-scripts.mjs'

export default defineConfig({
  plugins: [shippedScripts()],
  test: {
    setupFiles: ['../build/src/repeatable-chance.mjs', '../build/src/name-chromium.mjs'],
    name: 'runtime',
    environment: 'node',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    include: ['conformance/**/*.test.ts'],
    // A build of the scripts and the start of a browser, on a machine that has other things to do.
    hookTimeout: 60_000,
    testTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
