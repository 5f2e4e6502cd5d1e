import { useMemo, useRef, useState } from 'react'

export interface ShownSource {
  readonly property: string
  /** Of the label, in pixels of the window. */
  readonly top: number
  readonly left: number
  /** The field it was asked for by key: the card takes the focus and gives it back there. */
  readonly from: HTMLElement | null
}

/** Time on a label until the card shows, and time to reach the card from the label. */
const restDelay = 450
const leaveDelay = 180

/** One card for the whole panel: dozens of labels share it. */
export function useSourceCard() {
  const [shown, setShown] = useState<ShownSource | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const verbs = useMemo(() => {
    function later(delay: number, next: ShownSource | null) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setShown(next), delay)
    }
    return {
      showSource(property: string, label: Element) {
        const { top, left } = label.getBoundingClientRect()
        later(restDelay, { property, top, left, from: null })
      },
      openSource(property: string, field: HTMLElement) {
        const { top, left } = field.getBoundingClientRect()
        clearTimeout(timer.current)
        setShown({ property, top, left, from: field })
      },
      hideSource: () => later(leaveDelay, null),
      keep: () => clearTimeout(timer.current),
      close() {
        clearTimeout(timer.current)
        setShown(null)
      },
    }
  }, [])

  return { shown, verbs }
}
