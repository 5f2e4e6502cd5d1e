import type { FollowEdits } from './history-gesture.ts'
import type { ApplyOperation } from './transact.ts'
import { pushAll } from '../lists/long-lists.ts'

/** Several that follow edits: each is told what was done, and what those before it did about it. */
export function followInTurn(...follows: readonly FollowEdits[]): FollowEdits {
  return (changes, apply) => {
    const done = [...changes]
    for (const follow of follows) {
      const applyMore: ApplyOperation | null =
        apply &&
        ((operation) => {
          const more = apply(operation)
          pushAll(done, more)
          return more
        })
      follow([...done], applyMore)
    }
  }
}
