import { combine, type StyleEdit, type StyleSurface } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'

export type ResizeSide = 'right' | 'bottom' | 'corner'

interface ResizeInput {
  readonly side: ResizeSide
  readonly handle: HTMLElement
  readonly event: PointerEvent
}

function length(value: number): string {
  return `${Math.max(1, Math.round(value))}px`
}

function resizeEdits(side: ResizeSide, size: { width: number; height: number }): StyleEdit[] {
  const edits: StyleEdit[] = []
  if (side !== 'bottom') edits.push({ property: 'width', value: length(size.width) })
  if (side !== 'right') edits.push({ property: 'height', value: length(size.height) })
  return edits
}

export function startResize(core: CanvasCore, styles: StyleSurface, { side, handle, event }: ResizeInput): void {
  const selected = core.store.getState().selected
  const element = selected && core.frame?.projection.elementOf(selected.id)
  if (!element || !core.canEdit()) return
  const { zoom } = core.store.getState()
  const start = element.getBoundingClientRect()
  let edits: StyleEdit[] | null = null
  handle.setPointerCapture(event.pointerId)

  const stop = combine(
    listen(handle, 'pointermove', (move) => {
      const width = start.width + (move.clientX - event.clientX) / zoom
      const height = start.height + (move.clientY - event.clientY) / zoom
      edits = resizeEdits(side, { width, height })
      styles.edit(edits, { preview: true })
    }),
    listen(handle, 'pointerup', () => {
      stop()
      if (edits) styles.edit(edits, { label: 'Resize' })
    }),
    listen(handle, 'pointercancel', cancel),
    listen(window, 'keydown', (key) => key.key === 'Escape' && cancel(), { capture: true }),
  )

  function cancel(): void {
    stop()
    styles.endPreview()
  }
}
