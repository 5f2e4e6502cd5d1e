import type { StyleSurface } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'

interface Size {
  readonly width: number
  readonly height: number
}

interface Measured {
  /** In pixels of the page's viewport. */
  readonly box: DOMRect
  /** What its layout gives it, whatever turns or scales it then. */
  readonly size: Size
  /** How large its own transform makes a pixel of it. */
  readonly scale: Size
  /** It has no width and height of its own: it is as long as its text. */
  readonly isInline: boolean
  readonly style: CSSStyleDeclaration
  /** Computed length in pixels; zero where there is none. */
  number(property: string): number
}

/** The selected element as a gesture finds it: what is measured and read once, before the first move. */
export interface Edited extends Measured {
  /** The value as its rule says it; undefined where none does. */
  written(property: string): string | undefined
}

const replaced: ReadonlySet<string> = new Set('img video audio iframe svg canvas object embed input'.split(' '))

/** Offsets are whole pixels, so they count only where something turns or scales the box. */
function sizeOf(element: Element, box: DOMRect): Size {
  if (!('offsetWidth' in element)) return box
  const { offsetWidth: width, offsetHeight: height } = element as HTMLElement
  return Math.abs(width - box.width) <= 1 && Math.abs(height - box.height) <= 1 ? box : { width, height }
}

function scaleOf({ transform }: CSSStyleDeclaration): Size {
  const { a, b, c, d } = new DOMMatrix(transform)
  return { width: Math.hypot(a, b) || 1, height: Math.hypot(c, d) || 1 }
}

export function measureSelected(core: CanvasCore): Measured | null {
  const { frame } = core
  const { selected } = core.store.getState()
  const element = selected && frame?.projection.elementOf(selected.id)
  if (!element || !frame) return null
  const style = frame.window.getComputedStyle(element)
  const box = element.getBoundingClientRect()
  return {
    box,
    size: sizeOf(element, box),
    scale: scaleOf(style),
    isInline: style.display === 'inline' && !replaced.has(element.localName),
    style,
    number: (property) => Number.parseFloat(style.getPropertyValue(property)) || 0,
  }
}

export function readEdited(core: CanvasCore, styles: StyleSurface): Edited | null {
  const measured = measureSelected(core)
  if (!measured) return null
  const { values } = styles.state.getState()
  return {
    ...measured,
    written(property) {
      const value = values[property]
      return value?.origin === 'here' || value?.origin === 'elsewhere' ? value.value : undefined
    },
  }
}
