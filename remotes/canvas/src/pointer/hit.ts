import type { NodeId } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'

const embedNames = ['iframe', 'embed', 'object'] as const

/** Frames inside the page let the pointer through, so that the editor hears of it; they are found by their boxes. */
function embedAt(frame: PageFrame, x: number, y: number, behind: Element | null): Element | null {
  for (const name of embedNames) {
    // The browser keeps these lists; asking by selector would walk the page on every move of the pointer.
    for (const embed of frame.document.getElementsByTagName(name)) {
      if (behind && !behind.contains(embed)) continue
      const { left, top, right, bottom } = embed.getBoundingClientRect()
      if (x >= left && x < right && y >= top && y < bottom) return embed
    }
  }
  return null
}

/**
 * The element of the page under a point of its viewport; parts of a shadow root count as their host. Below a short
 * page there is nothing but the root, of which nobody thinks there: it is the body that is meant.
 */
export function elementAt(frame: PageFrame, x: number, y: number): NodeId | null {
  const { documentElement, body } = frame.document
  const hit = frame.document.elementFromPoint(x, y)
  const found = hit === documentElement ? body : hit
  const embed = embedAt(frame, x, y, found)
  return frame.projection.idOf(embed ?? found) ?? null
}
