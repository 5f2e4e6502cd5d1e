import { useLayoutEffect, useState } from 'react'
import { toast, type Id, type ToastItem } from 'react-toastify'

/** So many of them stand side by side, whatever else is told; see toasts.module.css. */
const seenAtOnce = 2

/**
 * What went wrong is not over before it was read: its time stands still while newer problems cover it. The answer holds
 * it anew, since a message starts to count its time by itself when it has come in.
 */
export function useCoveredProblems(): () => void {
  const [covered] = useState(createCovered)
  useLayoutEffect(() => toast.onChange(covered.follow), [covered])
  return covered.hold
}

function createCovered() {
  /** In the order they came. */
  const problems = new Set<Id>()
  const held = new Set<Id>()

  function hold() {
    const seen = new Set([...problems].slice(-seenAtOnce))
    for (const id of problems) {
      if (!seen.has(id)) {
        held.add(id)
        toast.pause({ id })
      } else if (held.delete(id)) toast.play({ id })
    }
  }

  function follow({ id, type, status }: ToastItem) {
    if (status === 'added' && (type === 'error' || type === 'warning')) problems.add(id)
    if (status !== 'removed') return hold()
    problems.delete(id)
    held.delete(id)
    return hold()
  }
  return { follow, hold }
}
