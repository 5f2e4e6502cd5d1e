import type { measure as measureSpan } from '@pergola/runtime/motions'
import type { TriggerMark } from '@pergola/site/motions'

/** Triggers of a motion, and what measures them: both come with the first motion that shows its own. */
export interface MarkedTriggers {
  readonly marks: readonly TriggerMark[]
  readonly measure: typeof measureSpan
}
