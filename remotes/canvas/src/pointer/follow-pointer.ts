import { combine, type Dispose } from '@pergola/contracts'
import { onDragKey } from '@pergola/ui'
import type { PageFrame } from '../frame/page-frame.ts'
import { listen } from '../service/listen.ts'
import styles from './follow-pointer.module.css'

/** Where the pointer is, in pixels of the editor's window, and which keys change what it means. */
export interface PointerPlace {
  readonly x: number
  readonly y: number
  readonly shift: boolean
  readonly alt: boolean
  /** Ctrl, or Command. */
  readonly mod: boolean
}

interface FollowInput {
  /** Null for a press outside of it while it is not there. */
  readonly frame: PageFrame | null
  readonly pointerId: number
  readonly cursor: string
  readonly onMove: (place: PointerPlace) => void
  readonly onDrop: () => void
  /** Esc or undo, or the browser took the pointer away. */
  readonly onCancel: () => void
}

const capture = { capture: true }

/** The frame's place in the window, and how many of the window's pixels one of its own is. */
export function frameScale(frame: PageFrame): { bounds: DOMRect; zoom: number } {
  const bounds = frame.element.getBoundingClientRect()
  return { bounds, zoom: bounds.width / Math.max(1, frame.element.offsetWidth) }
}

function heldKeys({ shiftKey: shift, altKey: alt, ctrlKey, metaKey }: KeyboardEvent | PointerEvent) {
  return { shift, alt, mod: ctrlKey || metaKey }
}

/** A layer over the whole window, so that no frame swallows the pointer on its way. */
function coverWindow(cursor: string): HTMLElement {
  const cover = document.createElement('div')
  cover.className = styles.cover ?? ''
  cover.style.cursor = cursor
  cover.dataset['pointerCover'] = ''
  document.body.append(cover)
  return cover
}

/**
 * A press inside the frame keeps reporting there. Held by its root, the browser need not look with every move for the
 * element under it, for which it would work out most of a picture.
 */
function holdPointer(frame: PageFrame | null, pointerId: number): Dispose {
  const root = frame?.document.documentElement
  try {
    root?.setPointerCapture?.(pointerId)
  } catch {
    // It was pressed outside of the frame, or is released already.
    return () => {}
  }
  return () => root?.hasPointerCapture?.(pointerId) && root.releasePointerCapture(pointerId)
}

/**
 * Follows a pointer that is down, in this window and in the frame, until it is released or given up by a key. Ends by
 * itself before it says how it ended.
 */
export function followPointer(input: FollowInput): Dispose {
  const { frame, pointerId, onMove, onDrop, onCancel } = input
  const cover = coverWindow(input.cursor)
  let last: PointerPlace | null = null
  const release = holdPointer(frame, pointerId)

  const mine = (event: PointerEvent) => event.pointerId === pointerId
  const show = (event: PointerEvent, x: number, y: number) => {
    last = { x, y, ...heldKeys(event) }
    onMove(last)
  }
  const showFromFrame = (event: PointerEvent) => {
    if (!frame) return
    const { bounds, zoom } = frameScale(frame)
    show(event, bounds.left + event.clientX * zoom, bounds.top + event.clientY * zoom)
  }
  const finish = (then: () => void) => {
    end()
    then()
  }
  const onKey = (event: KeyboardEvent) => {
    if (/^(?:Shift|Alt|Control|Meta)$/.test(event.key)) {
      event.preventDefault()
      if (last) onMove({ ...last, ...heldKeys(event) })
    }
    if (event.type === 'keydown') onDragKey(event, () => finish(onCancel))
  }
  const both = frame ? [window, frame.window] : [window]
  const stop = combine(
    listen(window, 'pointermove', (event) => mine(event) && show(event, event.clientX, event.clientY), capture),
    // A press inside the frame keeps reporting there, in the frame's own pixels.
    listen(frame?.window ?? window, 'pointermove', (event) => frame && mine(event) && showFromFrame(event), capture),
    ...both.flatMap((target) => [
      listen(target, 'pointerup', (event) => mine(event) && finish(onDrop), capture),
      listen(target, 'pointercancel', (event) => mine(event) && finish(onCancel), capture),
      listen(target, 'keydown', onKey, capture),
      listen(target, 'keyup', onKey, capture),
    ]),
  )

  function end(): void {
    stop()
    release()
    cover.remove()
  }
  return end
}
