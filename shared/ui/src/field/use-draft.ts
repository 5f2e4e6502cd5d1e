import { useState } from 'react'
import type { KeyboardEvent } from 'react'

export interface Draft {
  readonly text: string
  readonly dirty: boolean
  change(text: string): void
  commit(): void
  cancel(): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

/** What is half typed: shown instead of the value until Enter or blur commits it, or Escape takes it back. */
export function useDraft(value: string, onCommit: (text: string) => void, onCancel?: () => void): Draft {
  const [typed, setTyped] = useState<string | null>(null)

  function commit() {
    if (typed === null) return
    setTyped(null)
    if (typed !== value) onCommit(typed)
  }

  function cancel() {
    setTyped(null)
    onCancel?.()
  }

  return {
    text: typed ?? value,
    dirty: typed !== null && typed !== value,
    change: setTyped,
    commit,
    cancel,
    onKeyDown(event) {
      if (event.key === 'Enter') commit()
      if (event.key === 'Escape' && typed !== null && typed !== value) {
        // Only the edit is given up, not the dialog around it.
        event.stopPropagation()
        event.preventDefault()
        cancel()
      }
    },
  }
}
