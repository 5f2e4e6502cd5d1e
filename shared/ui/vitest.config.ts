import { defineConfig } from 'vitest/config'
import { testLimits } from '../build/src/test-limits.mjs'

export default defineConfig({
  test: {
    ...testLimits,
    setupFiles: ['../build/src/patient-waits.mjs', '../build/src/patient-screens.mjs'],
    name: 'ui',
    environment: 'happy-dom',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    css: { include: [/tokens\.css/], modules: { classNameStrategy: 'non-scoped' } },
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
