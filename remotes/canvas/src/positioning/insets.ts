import type { NodeId, StyleEdit, StyleState } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import { insetAfter, type Inset } from './inset-value.ts'
import { readTurn, type ToLocal } from './turned.ts'

type Axis = 'x' | 'y'

interface Side extends Inset {
  readonly property: string
  /** Grows as the element moves right or down, or shrinks. */
  readonly sign: 1 | -1
}

/** How an element is placed: what a move has to change, and by how much. */
export interface PlacedElement {
  readonly id: NodeId
  readonly element: Element
  readonly box: DOMRect
  /** So many pixels of the page's viewport in those that its insets are said in. */
  readonly toLocal: ToLocal
  /** Of its rule, for as many pixels of the page's viewport. None where nothing moved along an axis. */
  editsFor(dx: number, dy: number): readonly StyleEdit[]
}

interface Question {
  readonly frame: PageFrame
  readonly id: NodeId
  readonly element: HTMLElement
  readonly values: StyleState['values']
}

const sides: Readonly<Record<Axis, readonly [string, string]>> = { x: ['left', 'right'], y: ['top', 'bottom'] }

/** The logical names of the four sides, where text runs in horizontal lines. */
function logicalName(property: string, { direction, writingMode }: CSSStyleDeclaration): string | null {
  if (!writingMode.startsWith('horizontal')) return null
  if (property === 'top') return 'inset-block-start'
  if (property === 'bottom') return 'inset-block-end'
  return (property === 'left') === (direction === 'ltr') ? 'inset-inline-start' : 'inset-inline-end'
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && !/^(?:auto|unset|initial|revert|inherit|revert-layer)$/i.test(value.trim())
}

class Insets {
  private readonly question: Question
  private readonly style: CSSStyleDeclaration

  constructor(question: Question) {
    this.question = question
    this.style = question.frame.window.getComputedStyle(question.element)
  }

  private written(property: string): string | undefined {
    const value = this.question.values[property]
    return value && value.origin !== 'inherited' && value.origin !== 'default'
      ? (value.winner?.value ?? value.value)
      : undefined
  }

  private used(property: string): number {
    const pixels = Number.parseFloat(this.style.getPropertyValue(property))
    if (!Number.isNaN(pixels)) return pixels
    const { offsetLeft, offsetTop } = this.question.element
    const margin = Number.parseFloat(property === 'left' ? this.style.marginLeft : this.style.marginTop) || 0
    return (property === 'left' ? offsetLeft : offsetTop) - margin
  }

  private side(property: string, sign: 1 | -1): Side & { readonly isSet: boolean } {
    const logical = logicalName(property, this.style)
    const named = [property, ...(logical === null ? [] : [logical])].find((name) => isSet(this.written(name)))
    const written = named === undefined ? undefined : this.written(named)
    return { property: named ?? property, sign, written, used: this.used(property), isSet: named !== undefined }
  }

  /** Those that its rules set, both where both are; the first where none is. */
  along(axis: Axis): readonly Side[] {
    const [first, second] = sides[axis]
    const both = [this.side(first, 1), this.side(second, -1)] as const
    const set = both.filter((side) => side.isSet)
    return set.length > 0 ? set : [both[0]]
  }

  /** Pixels of one of a unit, for an inset that says zero of it. */
  sizeOf(unit: string, axis: Axis): number | undefined {
    const { frame, element } = this.question
    const { window } = frame
    const { innerWidth, innerHeight } = window
    const around = element.offsetParent ?? window.document.documentElement
    if (unit === '%') return (axis === 'x' ? around.clientWidth : around.clientHeight) / 100
    if (unit === 'em') return Number.parseFloat(this.style.fontSize)
    if (unit === 'rem') return Number.parseFloat(window.getComputedStyle(window.document.documentElement).fontSize)
    if (/^[sld]?vw$/.test(unit)) return innerWidth / 100
    return /^[sld]?vh$/.test(unit) ? innerHeight / 100 : undefined
  }
}

/** Reads everything at once: what is asked for between two moves would make the browser lay the page out again. */
export function readPlaced(question: Question): PlacedElement {
  const { frame, element, id } = question
  const insets = new Insets(question)
  const toLocal = readTurn(element, frame.window)
  const read = { x: insets.along('x'), y: insets.along('y') }
  const edits = (axis: Axis, pixels: number) =>
    read[axis].map((side) => ({
      property: side.property,
      value: insetAfter(side, side.sign * pixels, (unit) => insets.sizeOf(unit, axis)),
    }))
  return {
    id,
    element,
    box: element.getBoundingClientRect(),
    toLocal,
    editsFor(dx, dy) {
      const { x, y } = toLocal(dx, dy)
      return [...(x === 0 ? [] : edits('x', x)), ...(y === 0 ? [] : edits('y', y))]
    },
  }
}
