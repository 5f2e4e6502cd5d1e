import { defineConfig } from 'vitest/config'
import { frameAxe } from '../../shared/build/src/frame-axe.mjs'

export default defineConfig({
  plugins: [frameAxe()],
  test: {
    setupFiles: ['../../shared/build/src/repeatable-chance.mjs', '../../shared/build/src/name-chromium.mjs'],
    name: 'canvas',
    globalSetup: './src/testing/room-builds.ts',
    environment: 'happy-dom',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    maxWorkers: 2,
    // Tests that drive Chromium bundle the room first, on machines with two cores.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
