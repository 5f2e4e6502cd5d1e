import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Box, Shift } from './place.ts'

export interface DragHandleProps {
  label: string
  className: string | undefined
  /** Where the box stands when a drag or a key begins. */
  start: () => Box
  /** How far it is to go from there. */
  onDrag: (from: Box, by: Shift) => void
}

interface Drag {
  readonly pointerId: number
  readonly from: Box
  readonly x: number
  readonly y: number
}

const step = 10
const bigStep = 50

const directions: Readonly<Record<string, Shift>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Drawn by the pointer or moved by the arrow keys, by more with Shift. */
export function DragHandle({ label, className, start, onDrag }: DragHandleProps) {
  const drag = useRef<Drag | null>(null)

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { pointerId: event.pointerId, from: start(), x: event.clientX, y: event.clientY }
  }

  function follow(event: PointerEvent) {
    const current = drag.current
    if (event.pointerId !== current?.pointerId) return
    onDrag(current.from, { x: event.clientX - current.x, y: event.clientY - current.y })
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key]
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // The canvas moves the selected element by the same keys.
    event.stopPropagation()
    const pixels = event.shiftKey ? bigStep : step
    onDrag(start(), { x: direction.x * pixels, y: direction.y * pixels })
  }

  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-keyshortcuts={Object.keys(directions).join(' ')}
      onPointerDown={begin}
      onPointerMove={follow}
      onLostPointerCapture={() => {
        drag.current = null
      }}
      onKeyDown={onKeyDown}
    />
  )
}
