import type { Dispose, NodeId } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import { boxOf } from '../overlay/frame-rect.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { elementChildren } from '../service/selecting.ts'
import type { Box } from '../viewport/viewport.ts'
import { followPointer, frameScale, type PointerPlace } from './follow-pointer.ts'

interface MarqueeInput {
  readonly pointerId: number
  /** Where it starts, in the page's viewport. */
  readonly x: number
  readonly y: number
  /** What stays selected beside what is caught. */
  readonly keep: readonly NodeId[]
  readonly select: (ids: readonly NodeId[]) => void
}

function touches(a: Box, b: Box): boolean {
  const across = a.left < b.left + b.width && b.left < a.left + a.width
  return across && a.top < b.top + b.height && b.top < a.top + a.height
}

function holds(outer: Box, inner: Box): boolean {
  const across = inner.left >= outer.left && inner.left + inner.width <= outer.left + outer.width
  return across && inner.top >= outer.top && inner.top + inner.height <= outer.top + outer.height
}

/** Elements that lie in the box whole, and of those it only touches what they hold; a text or a picture counts whole. */
export function caughtBy(core: CanvasCore, page: OpenPage, frame: PageFrame, box: Box): readonly NodeId[] {
  const caught: NodeId[] = []
  const pending = [...elementChildren(page, page.tree.body())].toReversed()
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const element = frame.projection.elementOf(id)
    const bounds = element && boxOf(element)
    if (!bounds || !touches(box, bounds)) continue
    const inner = holds(box, bounds) || !core.isContainer(id) ? [] : elementChildren(page, id)
    if (inner.length === 0 || element.localName === 'svg') caught.push(id)
    else for (const child of inner.toReversed()) pending.push(child)
  }
  return caught
}

function boxBetween(a: { x: number; y: number }, b: { x: number; y: number }): Box {
  const left = Math.min(a.x, b.x)
  const top = Math.min(a.y, b.y)
  return { left, top, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
}

/** A frame drawn over the page selects what it catches when it is released; Esc leaves the selection as it was. */
export function startMarquee(core: CanvasCore, { pointerId, x, y, keep, select }: MarqueeInput): Dispose | null {
  const { frame, page } = core
  if (!frame || !page) return null
  const { window } = frame
  // On the page, so that it stays where it began when the page scrolls under it.
  const start = { x: x + window.scrollX, y: y + window.scrollY }
  let caught: readonly NodeId[] = []

  function show(place: PointerPlace): void {
    if (!frame || !page) return
    const { bounds, zoom } = frameScale(frame)
    const from = { x: start.x - window.scrollX, y: start.y - window.scrollY }
    const box = boxBetween(from, { x: (place.x - bounds.left) / zoom, y: (place.y - bounds.top) / zoom })
    caught = caughtBy(core, page, frame, box)
    core.marks.marquee.emit({ box, caught })
  }

  return followPointer({
    frame,
    pointerId,
    cursor: 'crosshair',
    onMove: show,
    onDrop() {
      core.marks.marquee.emit(null)
      if (core.page === page) select([...keep, ...caught])
    },
    onCancel: () => core.marks.marquee.emit(null),
  })
}
