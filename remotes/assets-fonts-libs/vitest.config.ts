import { defineConfig } from 'vitest/config'
import { testLimits } from '../../shared/build/src/test-limits.mjs'

export default defineConfig({
  test: {
    ...testLimits,
    setupFiles: ['../../shared/build/src/patient-waits.mjs', '../../shared/build/src/patient-screens.mjs'],
    name: 'assets-fonts-libs',
    environment: 'happy-dom',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
