import { defineConfig } from 'vitest/config'
import { browserLibrary } from '../build/src/browser-library.mjs'
import { shippedScripts } from '../build/src/shipped-scripts.mjs'

export default defineConfig({
  plugins: [shippedScripts(), browserLibrary()],
  test: {
    setupFiles: ['../build/src/repeatable-chance.mjs', '../build/src/name-chromium.mjs'],
    name: 'workers',
    environment: 'node',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    // Its sheets are what it compiles from.
    css: { include: /tailwindcss/ },
    include: ['src/**/*.test.ts', 'harness/**/*.test.ts'],
    maxWorkers: 1,
    globalSetup: './harness/global-setup.ts',
    // A build of the page and the start of a browser, on a machine that has other things to do.
    hookTimeout: 60_000,
    testTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
