interface Place {
  /** Of the element, from the top of the window. */
  readonly top: number
  readonly bottom: number
  /** Of the window. */
  readonly height: number
  readonly scrolled: number
  /** Height of the whole page. */
  readonly scrollable: number
}

/**
 * Whether an element lies on the middle line of the window. Above the line at the top of the page, and below it at the
 * end, no scrolling would bring it there: such an element is in view while it can be seen.
 */
export function isInView({ top, bottom, height, scrolled, scrollable }: Place): boolean {
  if (bottom <= 0 && top < 0) return false
  if (top >= height) return false
  const line = height / 2
  if (top <= line && bottom >= line) return true
  const neverDown = bottom + scrolled < line
  const neverUp = top + scrolled > Math.max(scrollable, height) - line
  return neverDown || neverUp
}
