import { useEffect, useRef, useState } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import { takeDragKeys } from '@pergola/ui'

/** The item that is held, and where it would stand. */
export interface ItemDrag {
  readonly from: number
  readonly to: number
}

interface Press {
  readonly pointerId: number
  readonly from: number
  readonly y: number
  /** Null until the pointer has moved enough to be no click. */
  to: number | null
  readonly end: () => void
}

const clickSlack = 4

function rowsOf(list: Element): Element[] {
  return [...list.querySelectorAll('[data-item]')]
}

/** How many of the other items are above that height. */
function placeAt(list: Element, from: number, height: number): number {
  const others = rowsOf(list).toSpliced(from, 1)
  return others.filter((row) => {
    const box = row.getBoundingClientRect()
    return box.top + box.height / 2 < height
  }).length
}

/** An item is taken by its name and put elsewhere: once, on release; Escape and undo leave it where it was. */
export function useItemDrag(onMove: (from: number, to: number) => void) {
  const press = useRef<Press | null>(null)
  const wasDragged = useRef(false)
  const [drag, setDrag] = useState<ItemDrag | null>(null)
  // A list that goes away in the middle hears of no release.
  useEffect(() => () => press.current?.end(), [])

  function finish(moves: boolean) {
    const done = press.current
    if (!done) return
    press.current = null
    done.end()
    setDrag(null)
    wasDragged.current = done.to !== null
    if (moves && done.to !== null && done.to !== done.from) onMove(done.from, done.to)
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const grip = (event.target as Element).closest('[data-grip]')
    const row = grip?.closest('[data-item]')
    wasDragged.current = false
    // A finger scrolls the panel.
    if (!grip || !row || event.button !== 0 || event.pointerType === 'touch') return
    grip.setPointerCapture(event.pointerId)
    const end = takeDragKeys(() => finish(false))
    const from = rowsOf(event.currentTarget).indexOf(row)
    press.current = { pointerId: event.pointerId, from, y: event.clientY, to: null, end }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const held = press.current
    if (!held || event.pointerId !== held.pointerId) return
    if (held.to === null && Math.abs(event.clientY - held.y) < clickSlack) return
    const to = placeAt(event.currentTarget, held.from, event.clientY)
    if (to !== held.to) setDrag({ from: held.from, to })
    held.to = to
  }

  return {
    drag,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: () => finish(true),
      onPointerCancel: () => finish(false),
      /** What ends a drag is no click on what was dragged. */
      onClickCapture(event: MouseEvent) {
        if (wasDragged.current && event.detail > 0) event.stopPropagation()
        wasDragged.current = false
      },
    },
  }
}
