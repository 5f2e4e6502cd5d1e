import type { CanvasCore } from '../service/canvas-core.ts'
import { frameScale } from '../pointer/follow-pointer.ts'

/** In pixels of the page from its upper left corner; for what is fixed from that of its viewport. */
export interface PagePoint {
  readonly x: number
  readonly y: number
}

/** How far the page is scrolled under an element: what is fixed stays where it is. */
export function scrollUnder({ frame }: CanvasCore, element: Element | undefined): PagePoint {
  const isFixed = element && frame?.window.getComputedStyle(element).position === 'fixed'
  if (!frame || isFixed) return { x: 0, y: 0 }
  return { x: frame.window.scrollX, y: frame.window.scrollY }
}

/** A point of the window where it lies now: it is another one once the page, or what is around it, has scrolled. */
export function pagePoint(core: CanvasCore, { x, y }: PagePoint, element: Element | undefined): PagePoint {
  if (!core.frame) return { x, y }
  const { bounds, zoom } = frameScale(core.frame)
  const scroll = scrollUnder(core, element)
  return { x: (x - bounds.left) / zoom + scroll.x, y: (y - bounds.top) / zoom + scroll.y }
}
