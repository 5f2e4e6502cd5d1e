import { useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

const enabledButtons = (group: Element) => [...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  if (!step || ctrlKey || metaKey || altKey || shiftKey) return
  const buttons = enabledButtons(event.currentTarget)
  const index = buttons.indexOf(event.target as HTMLButtonElement)
  if (index === -1) return
  event.preventDefault()
  // The canvas moves the selected element by the same keys.
  event.stopPropagation()
  buttons[step(index, buttons.length)]?.focus()
}

/** A group of buttons as one stop of the Tab key; the arrow keys lead through it. Buttons carry their value. */
export function useTabStop(values: readonly string[], current: string) {
  const [reached, setReached] = useState<string | null>(null)
  const stop = [reached, current].find((value) => value !== null && values.includes(value)) ?? values[0]
  return {
    group: {
      onKeyDown: walk,
      onFocus: (event: FocusEvent<HTMLElement>) => setReached((event.target as HTMLButtonElement).value),
      onBlur: () => setReached(null),
    },
    tabIndexOf: (value: string) => (value === stop ? 0 : -1),
  }
}
