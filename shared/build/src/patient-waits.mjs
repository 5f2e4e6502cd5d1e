import { vi } from 'vitest'
import { longestWait } from './test-limits.mjs'

// A set-up file of tests. `vi.waitFor` gives up after a second, and no configuration says otherwise.
const isPatient = Symbol.for('pergola.patientWaits')

if (!vi[isPatient]) {
  const { waitFor } = vi
  vi.waitFor = (check, options) =>
    waitFor(check, typeof options === 'number' ? options : { timeout: longestWait, ...options })
  vi[isPatient] = true
}
