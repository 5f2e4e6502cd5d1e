import type { NodeId } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import { boxOf } from '../overlay/frame-rect.ts'

/** Where a page is scrolled to, told by an element of it, so that it means the same at another width. */
export interface ScrollPlace {
  readonly id: NodeId
  /** How far down in the element, from 0 to 1. */
  readonly within: number
  /** How far down in the window, from 0 to 1: at the start of the page its top, at the end its bottom. */
  readonly line: number
}

const instant = { behavior: 'instant' } as const

function scroller({ document }: PageFrame): Element {
  return document.scrollingElement ?? document.documentElement
}

function farthest(element: Element): number {
  return Math.max(0, element.scrollHeight - element.clientHeight)
}

/** Stays where it is while the page scrolls, so it says nothing about the place. */
function isPinned(element: Element, window: Window): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (/fixed|sticky/.test(window.getComputedStyle(at).position)) return true
  }
  return false
}

/** What is looked at is in the middle of the window, but for both ends of the page, where it is at the window's. */
function lineAt(offset: number, end: number, height: number): number {
  if (end <= height) return end === 0 ? 0 : Math.min(1, offset / end)
  if (offset < height / 2) return offset / height
  return end - offset < height / 2 ? Math.min(1, 1 - (end - offset) / height) : 0.5
}

export function scrollPlaceOf(frame: PageFrame): ScrollPlace | null {
  const { document, window, projection } = frame
  const end = farthest(scroller(frame))
  const line = lineAt(window.scrollY, end, window.innerHeight)
  const y = line * (window.innerHeight - 1)
  const under = document.elementsFromPoint(window.innerWidth / 2, y).find((each) => !isPinned(each, window))
  const element = under ?? document.body
  const id = projection.idOf(element)
  const shown = id === undefined ? undefined : projection.elementOf(id)
  const box = shown && boxOf(shown)
  if (id === undefined || !box) return null
  return { id, line, within: box.height === 0 ? 0 : (y - box.top) / box.height }
}

/** Scrolls a page to a place of another width. What is not shown at this one is where its parent is. */
export function scrollToPlace(frame: PageFrame, { id, within, line }: ScrollPlace): void {
  const { window, projection } = frame
  const end = farthest(scroller(frame))
  if (line === 0 || line === 1) return window.scrollTo({ top: line * end, ...instant })
  let element = projection.elementOf(id) ?? null
  let box = element && boxOf(element)
  while (element && !box) {
    element = element.parentElement
    box = element && boxOf(element)
  }
  if (!box) return
  const top = window.scrollY + box.top + within * box.height - line * (window.innerHeight - 1)
  window.scrollTo({ top, ...instant })
}

function share(offset: number, whole: number): number {
  return whole <= 0 ? 0 : offset / whole
}

/** A box of the page that scrolls by itself is as far along in each frame. */
export function scrollAlike(from: PageFrame, to: PageFrame, element: Element): void {
  const id = from.projection.idOf(element)
  const other = id === undefined ? undefined : to.projection.elementOf(id)
  if (!other) return
  other.scrollTo({
    top: share(element.scrollTop, farthest(element)) * farthest(other),
    left:
      share(element.scrollLeft, element.scrollWidth - element.clientWidth) * (other.scrollWidth - other.clientWidth),
    ...instant,
  })
}

/** The innermost box under a point that can still be scrolled that way; null: the page itself. */
export function boxToScroll({ document, window }: PageFrame, x: number, y: number, step: number): Element | null {
  const root = document.documentElement
  for (let at = document.elementFromPoint(x, y); at && at !== root && at !== document.body; at = at.parentElement) {
    const canMove = step > 0 ? at.scrollTop < farthest(at) - 1 : at.scrollTop > 0
    if (canMove && /auto|scroll/.test(window.getComputedStyle(at).overflowY)) return at
  }
  return null
}
