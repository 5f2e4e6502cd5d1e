const focusable = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable=true], [tabindex]'

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled, [inert], [inert] *')) return false
  return element.checkVisibility({ visibilityProperty: true })
}

/** What the Tab key stops at inside an element, in its order. */
export function tabStops(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(isStop)
}

/** Where Tab (1) or Shift+Tab (-1) leads from an element; undefined where it leads out of the window. */
export function tabStopBeside(element: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const stops = tabStops(element.ownerDocument)
  const index = stops.indexOf(element)
  return index === -1 ? undefined : stops[index + step]
}
