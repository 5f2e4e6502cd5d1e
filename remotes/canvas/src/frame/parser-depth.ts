/**
 * Elements that may be open at once while Blink's parser builds a page (`kMaximumHTMLParserDOMTreeDepth`). Layout and
 * paint recurse through the DOM, and a tab whose DOM is some thousands of elements deep ends in a stack overflow.
 */
export const mostOpen = 512

/** Elements from a node up to the document, itself included; shadow roots are passed, as layout passes them. */
export function depthOf(dom: Node): number {
  let depth = 0
  for (let at: Node | null = dom; at; at = at.parentNode ?? (at as Partial<ShadowRoot>).host ?? null) {
    if (at.nodeType === Node.ELEMENT_NODE) depth += 1
  }
  return depth
}

/** Where the children of an element are drawn. */
export interface OpenPlace {
  /** The element, its shadow root or its template's content. */
  readonly dom: Node
  /** The element itself. */
  readonly element: Node
  /** Elements open up to this one. */
  readonly depth: number
}

/** As Blink's parser: when too many are open, whatever but text stands beside its parent instead of in it. */
export function parentAt(place: OpenPlace, child: Node): Node {
  if (place.depth <= mostOpen || child.nodeType === Node.TEXT_NODE) return place.dom
  return place.element.parentNode ?? place.dom
}

/** The last element on the way from the top in which everything stands where the tree has it; null when that is `dom`. */
export function flattenedIn(dom: Node): Node | null {
  let above = depthOf(dom) - mostOpen
  if (above < 0) return null
  let at = dom
  for (; above > 0 && at.parentNode; at = at.parentNode) if (at.nodeType === Node.ELEMENT_NODE) above -= 1
  return at
}
