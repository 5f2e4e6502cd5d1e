/** What a page stands on that paints nothing itself. */
const paper = 'white'

/** As computed values are written: opaque colours have no alpha. */
const seeThrough = /^(?:rgba\(|transparent)|\//

/** A pseudo-element first, then the element, then all that it stands in. */
function* grounds({ getComputedStyle }: Window, element: Element, part: string | null) {
  if (part !== null) yield getComputedStyle(element, part)
  for (let at: Element | null = element; at; at = at.parentElement) yield getComputedStyle(at)
}

/**
 * Colours behind the text of an element, from the front on; the last one is opaque. Null over a picture or a gradient,
 * whose colour nobody knows. What lies there by its position alone is not found.
 */
export function readBackdrop(window: Window, element: Element, part: string | null): string[] | null {
  const colours: string[] = []
  for (const { backgroundColor, backgroundImage } of grounds(window, element, part)) {
    if (backgroundImage !== 'none') return null
    colours.push(backgroundColor)
    if (!seeThrough.test(backgroundColor)) return colours
  }
  return [...colours, paper]
}
