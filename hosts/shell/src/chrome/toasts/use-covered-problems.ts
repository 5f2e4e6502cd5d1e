import { useLayoutEffect, useState } from 'react'
import { toast, type Id, type ToastItem } from 'react-toastify'

/**
 * What went wrong is not over before it was read: its time stands still while newer messages cover it. The answer holds
 * it anew, since a message starts to count its time by itself when it has come in.
 */
export function useCoveredProblems(): () => void {
  const [covered] = useState(createCovered)
  useLayoutEffect(() => toast.onChange(covered.follow), [covered])
  return covered.hold
}

function createCovered() {
  /** In the order they came; true for a problem. */
  const standing = new Map<Id, boolean>()
  const held = new Set<Id>()

  function hold() {
    const newest = [...standing.keys()].at(-1)
    for (const [id, isProblem] of standing) {
      if (isProblem && id !== newest) {
        held.add(id)
        toast.pause({ id })
      } else if (held.delete(id)) toast.play({ id })
    }
  }

  function follow({ id, type, status }: ToastItem) {
    if (status === 'added') standing.set(id, type === 'error')
    if (status !== 'removed') return hold()
    standing.delete(id)
    held.delete(id)
    return hold()
  }
  return { follow, hold }
}
