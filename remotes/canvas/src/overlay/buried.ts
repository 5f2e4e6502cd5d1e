import type { NodeId } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { Box } from '../viewport/viewport.ts'
import { scaled } from './frame-rect.ts'

/** Pixels between two looks at what lies below. */
const step = 16
/** Pixels of an element that nobody finds with the pointer. */
const hardlySeen = 6

function isWithin(inner: Box, outer: Box): boolean {
  const across =
    inner.left >= outer.left - hardlySeen && inner.left + inner.width <= outer.left + outer.width + hardlySeen
  return (
    across && inner.top >= outer.top - hardlySeen && inner.top + inner.height <= outer.top + outer.height + hardlySeen
  )
}

/** Of a row as wide as the page a short text is all that a person points at. */
function isTextWithin(element: Element, bar: Box, zoom: number): boolean {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue!))
  const [first] = texts
  if (!first) return false
  const range = element.ownerDocument.createRange()
  range.setStartBefore(first)
  range.setEndAfter(texts.at(-1)!)
  return isWithin(scaled(range.getBoundingClientRect(), zoom), bar)
}

/**
 * Whether another element than the selected one, or all the text of one, would lie below the bar; `bar` is in pixels of
 * the window.
 */
export function buriesElement(frame: PageFrame, selected: NodeId, bar: Box, zoom: number): boolean {
  const own = frame.projection.elementOf(selected)
  const y = (bar.top + bar.height / 2) / zoom
  const seen = new Set<Element>()
  for (let x = bar.left + step / 2; x < bar.left + bar.width; x += step) {
    const found = frame.document.elementFromPoint(x / zoom, y)
    if (!found || seen.has(found) || !own || found.contains(own) || own.contains(found)) continue
    seen.add(found)
    if (isWithin(scaled(found.getBoundingClientRect(), zoom), bar) || isTextWithin(found, bar, zoom)) return true
  }
  return false
}
