import { defineConfig } from 'vitest/config'
import { testLimits } from '../../shared/build/src/test-limits.mjs'

/** Rooms need the address of a starter, and nothing of its zip. */
const starterAddresses = {
  name: 'starter-addresses',
  enforce: 'pre' as const,
  load: (id: string) => (id.endsWith('?starter') ? 'export default "/starter.zip"' : null),
}

export default defineConfig({
  plugins: [starterAddresses],
  test: {
    ...testLimits,
    setupFiles: [
      '../../shared/build/src/name-chromium.mjs',
      '../../shared/build/src/patient-waits.mjs',
      '../../shared/build/src/patient-screens.mjs',
    ],
    name: 'workspace',
    environment: 'happy-dom',
    // A test leaves nothing behind, so files share what they import and the page they stand in: half the time.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
  },
})
