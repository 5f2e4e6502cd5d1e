import type { Dispose } from '@pergola/contracts'
import type { FrameWindow } from '../frame/frame-document.ts'

/** How often a place is observed anew because a part of it is clipped: the end of it, whatever the browser answers. */
const mostAttempts = 6

/** What is seen of an element, in pixels of the page's viewport, and how large a part of it that is. */
interface Seen {
  readonly area: DOMRectReadOnly
  readonly ratio: number
}

function isSame(a: DOMRectReadOnly, b: DOMRectReadOnly): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}

/** Margins that make the viewport of an observer as large as an area; whole pixels, never too small. */
function marginAround({ document }: FrameWindow, area: DOMRectReadOnly): string {
  // In quirks mode the viewport is what the body says of itself.
  const { clientWidth, clientHeight } = document.scrollingElement ?? document.documentElement
  const insets = [area.top, clientWidth - area.right, clientHeight - area.bottom, area.left]
  return insets.map((inset) => `${-Math.floor(inset)}px`).join(' ')
}

/**
 * Tells once the element has left its place, or grown out of it: the viewport of an intersection observer is made as
 * large as the element is now, so any layout that moves it changes how much of it is inside. A shrinking element stays
 * inside. Nothing is measured or laid out for it.
 */
export function observePlace(window: FrameWindow, element: Element, onLeave: () => void): Dispose {
  let observer: IntersectionObserver | null = null
  let attempts = 0

  function observe(target: Element, box: DOMRect, seen: Seen): void {
    const options = { root: window.document, rootMargin: marginAround(window, seen.area), threshold: seen.ratio }
    attempts += 1
    observer = new window.IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      if (!entry || entry.intersectionRatio >= seen.ratio) return
      observer?.disconnect()
      if (!isSame(target.getBoundingClientRect(), box)) return onLeave()
      if (attempts < mostAttempts) observeClipped(target, box, entry)
    }, options)
    observer.observe(target)
  }

  /** A box that scrolls shows a part of it, or nothing: then it moves with what is around it. */
  function observeClipped(target: Element, box: DOMRect, entry: IntersectionObserverEntry): void {
    const { intersectionRatio: ratio, intersectionRect: area } = entry
    if (ratio > 0) return observe(target, box, { area, ratio })
    if (target.parentElement) observeWhole(target.parentElement)
  }

  function observeWhole(target: Element): void {
    const box = target.getBoundingClientRect()
    observe(target, box, { area: box, ratio: 1 })
  }

  observeWhole(element)
  return () => observer?.disconnect()
}
