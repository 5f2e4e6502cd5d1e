import { boundsText, type Dispose } from '@pergola/contracts'
import { breakpointAt } from '@pergola/site/css'
import { createDragTip } from '../drag/drag-tip.ts'
import { followPointer, type PointerPlace } from '../pointer/follow-pointer.ts'
import type { Canvas } from '../service/create-canvas.ts'
import { edgeAt, leastDragged, widthAt, type Edge } from './edge-width.ts'
import { messages } from './messages.ts'
import { resized } from './viewport.ts'

/** What a width falls into, in words. */
export function breakpointText({ service }: Pick<Canvas, 'service'>, width: number): string {
  const { list } = service.breakpoints?.state.getState() ?? { list: [] }
  const found = breakpointAt(list, width)
  return found ? boundsText(found) : messages.base
}

/** Pixels a hand may move without meaning to. */
const slack = 3

/** Looks at the width that an edge of the frame is dragged to. Esc goes back to the one before. */
export function dragEdge(
  canvas: Canvas,
  edge: Edge,
  { pointerId, x, y }: { pointerId: number; x: number; y: number },
): Dispose | null {
  const { core, sizing } = canvas
  const { frame } = core
  if (!frame) return null
  const { device, width, height, zoom } = core.store.getState()
  const before = { device, width, height, zoom }
  const room = core.space.width
  // From where the pointer has caught the edge, so that it does not jump there.
  const caught = x - edgeAt(edge, width * zoom, room)
  const tip = createDragTip(messages.edge)
  let isPulled = false

  function show(place: PointerPlace): void {
    isPulled ||= Math.abs(place.x - x) >= slack
    if (!isPulled) return
    const dragged = widthAt(edge, place.x - caught, room) / zoom
    // At the same zoom, so that the edge stays under the pointer.
    core.publish(resized(before, { width: Math.max(leastDragged, dragged) }))
    const shown = core.store.getState().width
    tip.show(place.x, place.y, messages.dragged(shown, breakpointText(canvas, shown)), false)
  }

  tip.show(x, y, messages.dragged(width, breakpointText(canvas, width)), false)
  return followPointer({
    frame,
    pointerId,
    cursor: 'ew-resize',
    onMove: show,
    onDrop() {
      tip.remove()
      if (isPulled) sizing.setSize({ width: core.store.getState().width })
    },
    onCancel() {
      tip.remove()
      if (isPulled) core.publish(before)
    },
  })
}
