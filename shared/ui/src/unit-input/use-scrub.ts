import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'
import { takeDragKeys } from '../drag-keys/take-drag-keys.ts'
import { isReadOnly } from '../read-only/read-only.tsx'

/** What was held down when the pointer moved last. */
export interface ScrubKeys {
  readonly shift: boolean
  readonly alt: boolean
}

export interface ScrubOptions {
  /** Shift and Alt mean something else here than larger and smaller steps. */
  ownKeys?: boolean
  /** The value the drag starts from; null refuses the drag. */
  start: () => string | null
  /** The text `steps` away from the start (1, 10 with Shift, 0.1 with Alt per pixel), or null. */
  move: (start: string, steps: number) => string | null
  onPreview: (text: string, keys: ScrubKeys) => void
  /** Once, on release. */
  onCommit: (text: string, keys: ScrubKeys) => void
  /** Escape or undo, or the pointer was taken away. */
  onCancel: () => void
}

interface Drag {
  readonly pointerId: number
  readonly start: string
  x: number
  steps: number
  /** Null until the pointer has moved enough to be no click. */
  text: string | null
  keys: ScrubKeys
  end: () => void
}

const clickSlack = 3

/** Dragging sideways changes a number: previews on the way, one commit on release, Escape and undo take it back. */
export function useScrub({ ownKeys = false, start, move, onPreview, onCommit, onCancel }: ScrubOptions) {
  const drag = useRef<Drag | null>(null)
  // A field that goes away in the middle of a drag hears of no release, and Escape must not stay taken.
  useEffect(() => () => drag.current?.end(), [])

  function finish(commit: boolean) {
    const done = drag.current
    if (!done) return
    drag.current = null
    done.end()
    if (done.text === null) return
    if (commit) onCommit(done.text, done.keys)
    else onCancel()
  }

  function begin(event: PointerEvent<HTMLElement>) {
    const target = event.currentTarget
    const from = isReadOnly(target) ? null : start()
    if (event.button !== 0 || from === null || (event.altKey && !ownKeys)) return
    const letGo = takeDragKeys(() => finish(false))
    target.setPointerCapture(event.pointerId)
    const end = () => {
      letGo()
      if (target.hasPointerCapture(event.pointerId)) target.releasePointerCapture(event.pointerId)
    }
    drag.current = {
      pointerId: event.pointerId,
      start: from,
      x: event.clientX,
      steps: 0,
      text: null,
      keys: keysOf(event),
      end,
    }
  }

  function follow(event: PointerEvent<HTMLElement>) {
    const current = drag.current
    if (!current || event.pointerId !== current.pointerId) return
    const pixels = event.clientX - current.x
    if (current.text === null && Math.abs(pixels) < clickSlack) return
    current.x = event.clientX
    current.steps += pixels * (ownKeys ? 1 : stepFor(event))
    const text = move(current.start, Math.round(current.steps * 10) / 10)
    const keys = keysOf(event)
    if (text === null || (text === current.text && sameKeys(keys, current.keys))) return
    current.text = text
    current.keys = keys
    onPreview(text, keys)
  }

  return {
    onPointerDown: begin,
    onPointerMove: follow,
    onPointerUp: () => finish(true),
    onPointerCancel: () => finish(false),
  }
}

function keysOf({ shiftKey: shift, altKey: alt }: { shiftKey: boolean; altKey: boolean }): ScrubKeys {
  return { shift, alt }
}

function sameKeys(one: ScrubKeys, other: ScrubKeys): boolean {
  return one.shift === other.shift && one.alt === other.alt
}

export function stepFor(event: { shiftKey: boolean; altKey: boolean }): number {
  if (event.shiftKey) return 10
  return event.altKey ? 0.1 : 1
}
