import type { Dispose } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'

/** Pixels of the window from an edge of what is seen of the page where it begins to scroll, and how far per picture. */
const zone = 40
const step = 14

export interface EdgeScroll {
  /** The pointer of a drag is there now, in pixels of the window; null where the page is not to scroll under it. */
  follow(point: { readonly x: number; readonly y: number } | null): void
  dispose: Dispose
}

interface Seen {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function speedAt(position: number, start: number, end: number): number {
  // Of a small frame the middle scrolls nothing.
  const reach = Math.min(zone, (end - start) / 3)
  if (position < start + reach) return -step * Math.min(1, (start + reach - position) / reach)
  if (position > end - reach) return step * Math.min(1, (position - end + reach) / reach)
  return 0
}

/** The box around the frame that scrolls where the frame is larger than its room. */
function stageOf({ element }: PageFrame): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at)
    if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return at
  }
  return null
}

/** What is seen of the frame, in pixels of the window. */
function seenOf({ element }: PageFrame, stage: Element | null): Seen {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const room = stage?.getBoundingClientRect()
  return {
    left: Math.max(left, room?.left ?? left),
    top: Math.max(top, room?.top ?? top),
    right: Math.min(right, room?.right ?? right),
    bottom: Math.min(bottom, room?.bottom ?? bottom),
  }
}

/**
 * `isInside`: the drag began in the page. One that comes from a panel crosses an edge on its way in: it scrolls nothing
 * until it has been away from the edges, else what it is dropped on would move off under it.
 *
 * Scrolls the page, and where that is at its end what is around the frame, as long as the pointer of a drag is near an
 * edge of what is seen. `onScroll` is told after each step: something else lies under the pointer, though it stands still.
 */
export function createEdgeScroll(frame: PageFrame, onScroll: () => void, isInside = true): EdgeScroll {
  const stage = stageOf(frame)
  let point: { readonly x: number; readonly y: number } | null = null
  let request = 0
  const mayScroll = { across: isInside, down: isInside }

  function scrollBy(left: number, top: number): boolean {
    if (left === 0 && top === 0) return false
    const { window: page } = frame
    const before = [page.scrollX, page.scrollY, stage?.scrollLeft, stage?.scrollTop].join()
    const [x, y] = [page.scrollX, page.scrollY]
    page.scrollBy({ left, top, behavior: 'instant' })
    const rest = { left: page.scrollX === x ? left : 0, top: page.scrollY === y ? top : 0 }
    stage?.scrollBy({ ...rest, behavior: 'instant' })
    return before !== [page.scrollX, page.scrollY, stage?.scrollLeft, stage?.scrollTop].join()
  }

  function scroll(): void {
    request = 0
    if (!point) return
    const { left, top, right, bottom } = seenOf(frame, stage)
    const [across, down] = [speedAt(point.x, left, right), speedAt(point.y, top, bottom)]
    mayScroll.across ||= across === 0
    mayScroll.down ||= down === 0
    if (!scrollBy(mayScroll.across ? across : 0, mayScroll.down ? down : 0)) return
    onScroll()
    request ||= requestAnimationFrame(scroll)
  }

  return {
    follow(next) {
      point = next
      if (next) request ||= requestAnimationFrame(scroll)
    },
    dispose() {
      point = null
      cancelAnimationFrame(request)
    },
  }
}
