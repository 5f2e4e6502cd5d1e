import type { CompiledScroll } from '@pergola/contracts'

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

const words: Readonly<Record<string, number>> = { top: 0, left: 0, center: 0.5, bottom: 1, right: 1 }

/** `top`, `80%`, `100px`, `50%+=100px` of a size. */
const partOf = (text: string, size: number): number =>
  text.split(/(?=[+-]=)/).reduce((sum, part) => {
    const number = Number.parseFloat(part.replace('=', '')) || 0
    return sum + (part in words ? words[part]! * size : part.endsWith('%') ? (number * size) / 100 : number)
  }, 0)

/** With `seen` 0 the places of the page itself, which are `start` and `end` scrolled further when it begins and ends. */
export function measure(
  { trigger, endTrigger, start, end, isRow }: CompiledScroll,
  source: Element,
  seen: 0 | 1 = 1,
): Span {
  const side = isRow ? 'Width' : 'Height'
  const view = source[`client${side}`]
  function place(text: string, selector: string, from: number): number {
    if (text === 'max') return source[`scroll${side}`] - view * seen
    if (text.startsWith('+=')) return from + partOf(text, view)
    if (!Number.isNaN(Number(text))) return Number(text)
    const element = source.ownerDocument.querySelector<HTMLElement>(selector)
    const [own = '', where = ''] = text.split(/\s+/)
    return placeOf(element, isRow) + partOf(own, element?.[`offset${side}`] ?? 0) - partOf(where, view) * seen
  }
  const from = place(start, trigger, 0)
  return { start: from, end: Math.max(from + 0.001, place(end, endTrigger, from)) }
}
