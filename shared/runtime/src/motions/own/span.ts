import type { CompiledScroll, CompiledSpot } from '@pergola/contracts'

/** From where to where a page is scrolled, in pixels. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Where the layout puts an element, whatever moves it. */
function placeOf(element: Element | null, isRow: boolean): number {
  let at = 0
  for (let each = element as HTMLElement | null; each; each = each.offsetParent as HTMLElement | null)
    at += each[`offset${isRow ? 'Left' : 'Top'}`]
  return at
}

/** With `seen` 0 the places of the page itself, which are `start` and `end` scrolled further when it begins and ends. */
export function measure(
  { trigger, endTrigger, start, end, isRow }: CompiledScroll,
  source: Element,
  seen: 0 | 1 = 1,
): Span {
  const side = isRow ? 'Width' : 'Height'
  const view = source[`client${side}`]
  function place([from, share, pixels, seenShare, seenPixels]: CompiledSpot, selector: string, begin: number): number {
    const element = from === 'element' ? source.ownerDocument.querySelector<HTMLElement>(selector) : null
    const size = from === 'start' ? view : (element?.[`offset${side}`] ?? 0)
    const base = from === 'start' ? begin : from === 'end' ? source[`scroll${side}`] : placeOf(element, isRow)
    return base + share * size + pixels - (seenShare * view + seenPixels) * seen
  }
  const from = place(start, trigger, 0)
  return { start: from, end: Math.max(from + 0.001, place(end, endTrigger, from)) }
}
