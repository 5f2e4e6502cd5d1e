import { defineConfig } from 'vitest/config'
import { shippedScripts } from '../build/src/shipped-scripts.mjs'

export default defineConfig({
  plugins: [shippedScripts()],
  test: {
    setupFiles: ['../build/src/repeatable-chance.mjs', '../build/src/name-chromium.mjs'],
    name: 'site',
    // Generous, because two cores may be busy with other packages; nothing here waits for time.
    testTimeout: 60_000,
    environment: 'node',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
