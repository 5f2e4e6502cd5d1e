import { useEffect, useRef, useState } from 'react'

export interface DelayedStore {
  readonly text: string
  readonly problem: string | null
  change(text: string): void
  /** What waits is stored at once; true when nothing was wrong with it. */
  settle(): boolean
}

export interface DelayedStoreInput {
  readonly value: string
  /** Returns what is wrong with the text, in which case nothing was stored. */
  readonly onStore: (text: string) => string | null
  readonly delay: number
}

/** Text that is stored once it has stood still. What is wrong stays in the field, and is not stored. */
export function useDelayedStore({ value, onStore, delay }: DelayedStoreInput): DelayedStore {
  const [draft, setDraft] = useState<{ readonly text: string; readonly problem: string | null } | null>(null)
  const waiting = useRef<(() => boolean) | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  function settle(): boolean {
    clearTimeout(timer.current)
    const pending = waiting.current
    waiting.current = null
    return pending?.() ?? true
  }

  // A field that leaves with its panel or element takes nothing with it that was typed.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      waiting.current?.()
    },
    [],
  )

  return {
    text: draft?.text ?? value,
    problem: draft?.problem ?? null,
    settle,
    change(text) {
      setDraft({ text, problem: null })
      waiting.current = () => {
        const problem = text === value ? null : onStore(text)
        setDraft(problem === null ? null : { text, problem })
        return problem === null
      }
      clearTimeout(timer.current)
      timer.current = setTimeout(settle, delay)
    },
  }
}
