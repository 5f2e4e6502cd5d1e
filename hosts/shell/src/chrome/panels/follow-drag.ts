import { takeDragKeys } from '@pergola/ui'

interface DragHandlers {
  /** Pixels since the press, to the right. */
  readonly onMove: (distance: number) => void
  /** Escape and undo: what was before the drag comes back. */
  readonly onCancel: () => void
}

/** Follows the pointer that was pressed on `handle` until it is released or taken away; `data-dragged` stands meanwhile. */
export function followDrag(handle: HTMLElement, press: PointerEvent, { onMove, onCancel }: DragHandlers): void {
  const { pointerId, clientX } = press
  const ended = new AbortController()
  const release = () => handle.releasePointerCapture(pointerId)
  const restoreKeys = takeDragKeys(() => {
    onCancel()
    release()
  })
  const end = () => {
    restoreKeys()
    ended.abort()
    delete handle.dataset['dragged']
  }
  handle.setPointerCapture(pointerId)
  handle.dataset['dragged'] = ''
  handle.addEventListener('pointermove', (move) => onMove(move.clientX - clientX), { signal: ended.signal })
  handle.addEventListener('lostpointercapture', end, { signal: ended.signal })
}
