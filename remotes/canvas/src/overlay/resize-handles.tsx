import { useStore } from 'zustand'
import type { Canvas } from '../service/create-canvas.ts'
import { messages } from './messages.ts'
import styles from './overlay.module.css'
import { startResize, type ResizeSide } from './resize.ts'

const sides: readonly ResizeSide[] = ['right', 'bottom', 'corner']

/** Width and height of the selected element by the pointer: one undo step per drag, Esc takes it back. */
export function ResizeHandles({ canvas }: { canvas: Canvas }) {
  const resizable = useStore(canvas.core.store, (state) => !state.readOnly && (state.selected?.canMove ?? false))
  if (!resizable) return null
  return sides.map((side) => (
    <div
      key={side}
      className={styles.handle}
      data-side={side}
      title={messages.resize(side)}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        startResize(canvas.core, canvas.service.styles, { side, handle: event.currentTarget, event: event.nativeEvent })
      }}
    />
  ))
}
