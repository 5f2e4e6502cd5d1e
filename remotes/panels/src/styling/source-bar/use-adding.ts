import { useState } from 'react'
import { useStore } from 'zustand'
import type { NodeId } from '@pergola/contracts'
import { useStyling } from '../styling-context.ts'

interface Refused {
  readonly text: string
  readonly reason: string
  /** The selected element. What was refused for one says nothing of the next. */
  readonly element: NodeId | undefined
}

/** A field for one more: what is taken leaves it empty for the next, what is refused stays in it with the reason. */
export function useAdding(take: (typed: string) => string | null) {
  const { canvas } = useStyling()
  const element = useStore(canvas.state, (state) => state.selected?.id)
  const [last, setLast] = useState<Refused | null>(null)
  const refused = last?.element === element ? last : null
  return {
    value: refused?.text ?? '',
    error: refused?.reason ?? null,
    onCommit(text: string) {
      const reason = text.trim() === '' ? null : take(text)
      setLast(reason === null ? null : { text, reason, element })
    },
  }
}
