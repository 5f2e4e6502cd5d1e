import { combine, type Dispose } from '@pergola/contracts'
import type { measure as measureSpan } from '@pergola/runtime/motions'
import type { TriggerMark } from '@pergola/site/motions'
import type { CanvasCore } from '../service/canvas-core.ts'
import { messages } from './messages.ts'
import styles from './overlay.module.css'

interface Line {
  readonly label: string
  /** Pixels of the overlay. */
  readonly at: number
  readonly color: string
  readonly edge: 'start' | 'end'
  /** Of the view, which the one of the page has to meet. */
  readonly isView: boolean
  readonly mark: TriggerMark
}

const edges = ['start', 'end'] as const

function linesOf(mark: TriggerMark, measure: typeof measureSpan, source: Element, zoom: number): Line[] {
  const { scroll, look, name } = mark
  const scrolled = measure(scroll, source)
  const page = measure(scroll, source, 0)
  const now = scroll.isRow ? source.scrollLeft : source.scrollTop
  return edges.flatMap((edge) => {
    const color = look[`${edge}Color`]
    const line = (isView: boolean, at: number) => {
      const label = messages.trigger(isView ? `scroller-${edge}` : edge, name)
      return { label, at: at * zoom, color, edge, isView, mark }
    }
    return [line(false, page[edge] - now), line(true, page[edge] - scrolled[edge])]
  })
}

function draw(element: HTMLElement, { label, at, color, edge, isView, mark: { scroll, look } }: Line): void {
  const { dataset, style, firstElementChild: text } = element
  dataset['of'] = isView ? 'view' : 'page'
  dataset['edge'] = edge
  element.toggleAttribute('data-row', scroll.isRow)
  element.toggleAttribute('data-first', at < 20)
  style.transform = scroll.isRow ? `translateX(${at}px)` : `translateY(${at}px)`
  // Whatever is no colour or size is refused by the browser, and the usual one stays.
  style.color = color
  style.setProperty('--indent', `${look.indent}px`)
  if (!(text instanceof HTMLElement)) return
  text.textContent = label
  text.style.fontSize = look.fontSize
  text.style.fontWeight = look.fontWeight
}

function isOnPage({ scroll: { trigger } }: TriggerMark, document: Document): boolean {
  try {
    return document.querySelector(trigger) !== null
  } catch {
    // A selector of the record that is none marks nothing.
    return false
  }
}

/** Lines over the page where scroll triggers begin and end; they follow scrolling and zoom. */
export function createTriggerLines(root: HTMLElement, core: CanvasCore): Dispose {
  const drawn: HTMLElement[] = []
  let requested = 0

  function make(): HTMLElement {
    const element = root.ownerDocument.createElement('div')
    element.className = styles.trigger ?? ''
    element.append(root.ownerDocument.createElement('span'))
    root.append(element)
    drawn.push(element)
    return element
  }

  function lines(): Line[] {
    const { marks, measure } = core.marks.triggers.getState()
    const { frame } = core
    const source = frame?.document.scrollingElement
    if (!frame || !source) return []
    const { zoom } = core.store.getState()
    return marks
      .filter((mark) => isOnPage(mark, frame.document))
      .flatMap((mark) => linesOf(mark, measure, source, zoom))
  }

  function show(): void {
    requested = 0
    const wanted = lines()
    for (const [index, line] of wanted.entries()) draw(drawn[index] ?? make(), line)
    for (const element of drawn.splice(wanted.length)) element.remove()
  }

  function refresh(): void {
    if (drawn.length > 0 || core.marks.triggers.getState().marks.length > 0) requested ||= requestAnimationFrame(show)
  }

  refresh()
  return combine(
    core.moved.on(refresh),
    core.store.subscribe(refresh),
    core.marks.triggers.subscribe(refresh),
    () => cancelAnimationFrame(requested),
    () => drawn.forEach((element) => element.remove()),
  )
}
