import type { Dispose, NodeId } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import { areaAttribute } from '../frame/helper-css.ts'

/** A container that is lower or narrower than this cannot be pointed at, in pixels. */
const least = 8

/** A page of thousands of empty elements would move away from under the pointer. */
const mostAreas = 200

function isEmpty(element: Element): boolean {
  return element.firstElementChild === null && (element.textContent ?? '').trim() === ''
}

/** Containers that hold nothing and have no height or no width, and are not hidden on purpose. */
function flatContainers({ document, window, projection }: PageFrame, isContainer: (id: NodeId) => boolean): Element[] {
  const found: Element[] = []
  for (const element of document.body.getElementsByTagName('*')) {
    if (!isEmpty(element)) continue
    const id = projection.idOf(element)
    if (id === undefined || !isContainer(id)) continue
    const { width, height } = element.getBoundingClientRect()
    if (width >= least && height >= least) continue
    const { display, visibility } = window.getComputedStyle(element)
    if (display !== 'none' && display !== 'contents' && visibility === 'visible') found.push(element)
    if (found.length === mostAreas) break
  }
  return found
}

/** Gives containers that nobody could hit an area to drop into while something is dragged. Nothing of it is in the page. */
export function showDropAreas(frame: PageFrame, isContainer: (id: NodeId) => boolean): Dispose {
  // All are measured before the first is marked: a mark moves what comes behind it.
  const marked = flatContainers(frame, isContainer)
  for (const element of marked) element.setAttribute(areaAttribute, '')
  return () => {
    for (const element of marked) element.removeAttribute(areaAttribute)
  }
}
