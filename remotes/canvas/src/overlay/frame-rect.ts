import type { Box } from '../viewport/viewport.ts'

/** Inline elements over several lines are shown as the box around all of them. Null when nothing is drawn. */
export function boxOf(element: Element): Box | null {
  const rect = element.getBoundingClientRect()
  if (rect.width > 0 || rect.height > 0) return rect
  // `display: contents` has no box of its own: its children stand for it.
  let box: Box | null = null
  for (const child of element.children) {
    const inner = child.getBoundingClientRect()
    if (inner.width === 0 && inner.height === 0) continue
    box = box ? around(box, inner) : inner
    if (element.children.length > 50) break
  }
  return box
}

function around(a: Box, b: Box): Box {
  const left = Math.min(a.left, b.left)
  const top = Math.min(a.top, b.top)
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  }
}

export function scaled(box: Box, zoom: number): Box {
  return { left: box.left * zoom, top: box.top * zoom, width: box.width * zoom, height: box.height * zoom }
}

/** An outline stands out by so much, and names of elements lie above it. */
const outline = 24

export function isInView(box: Box, room: Box): boolean {
  const across = box.left < room.left + room.width + outline && box.left + box.width > room.left - outline
  return across && box.top < room.top + room.height + outline && box.top + box.height > room.top - outline
}

/** What is in view of the stage around the page, in pixels of the overlay. */
export function roomOf(root: HTMLElement, stage: HTMLElement): Box {
  const page = root.getBoundingClientRect()
  const view = stage.getBoundingClientRect()
  return {
    left: view.left - page.left,
    top: view.top - page.top,
    width: stage.clientWidth,
    height: stage.clientHeight,
  }
}
