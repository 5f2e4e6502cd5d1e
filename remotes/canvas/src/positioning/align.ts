import type { StyleEdit } from '@pergola/contracts'
import type { Alignment } from './messages.ts'
import type { Box } from '../viewport/viewport.ts'

type Axis = 'x' | 'y'
type Part = 'start' | 'center' | 'end' | 'distribute'

const meanings: Readonly<Record<Alignment, readonly [Axis, Part]>> = {
  left: ['x', 'start'],
  center: ['x', 'center'],
  right: ['x', 'end'],
  top: ['y', 'start'],
  middle: ['y', 'center'],
  bottom: ['y', 'end'],
  'distribute-x': ['x', 'distribute'],
  'distribute-y': ['y', 'distribute'],
}

function span(axis: Axis, box: Box): { start: number; length: number } {
  return axis === 'x' ? { start: box.left, length: box.width } : { start: box.top, length: box.height }
}

/** The first and the last stay; those between have the same distance, also where they overlap. */
function distributed(axis: Axis, boxes: readonly Box[]): readonly number[] {
  const spans = boxes.map((box, index) => ({ ...span(axis, box), index })).toSorted((a, b) => a.start - b.start)
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return []
  const room = last.start + last.length - first.start
  const gap = (room - spans.reduce((sum, { length }) => sum + length, 0)) / Math.max(1, spans.length - 1)
  const moves = Array.from({ length: boxes.length }, () => 0)
  let at = first.start
  for (const { start, length, index } of spans) {
    moves[index] = at - start
    at += length + gap
  }
  return moves
}

/** How far each box goes, across and down: to an edge or the middle of what is around them, or apart from each other. */
export function alignMoves(
  alignment: Alignment,
  boxes: readonly Box[],
  around: Box,
): readonly { readonly dx: number; readonly dy: number }[] {
  const [axis, part] = meanings[alignment]
  const outer = span(axis, around)
  const share = part === 'start' ? 0 : part === 'center' ? 0.5 : 1
  const moves =
    part === 'distribute'
      ? distributed(axis, boxes)
      : boxes.map((box) => {
          const { start, length } = span(axis, box)
          return outer.start + (outer.length - length) * share - start
        })
  return moves.map((move) => (axis === 'x' ? { dx: move, dy: 0 } : { dx: 0, dy: move }))
}

interface Layout {
  readonly display: string
  readonly flexDirection: string
  readonly direction: string
}

/** The start of an axis that runs the other way round is at its other end. */
function sideOf(part: Part, isReversed: boolean, fromRight: boolean): Part {
  if (part === 'center' || isReversed === fromRight) return part
  return part === 'start' ? 'end' : 'start'
}

/** Edits of a flex or a grid that align all it holds; null for another layout. */
export function alignEdits(alignment: Alignment, layout: Layout): readonly StyleEdit[] | null {
  const [axis, part] = meanings[alignment]
  const isFlex = layout.display.endsWith('flex')
  if (!isFlex && !layout.display.endsWith('grid')) return null
  const isRow = layout.flexDirection.startsWith('row')
  const isMain = isFlex && (axis === 'x') === isRow
  const side = sideOf(
    part,
    isMain && layout.flexDirection.endsWith('reverse'),
    axis === 'x' && layout.direction === 'rtl',
  )
  if (part === 'distribute') {
    const isJustified = isFlex ? isMain : axis === 'x'
    return [{ property: isJustified ? 'justify-content' : 'align-content', value: 'space-between' }]
  }
  if (!isFlex) return [{ property: axis === 'x' ? 'justify-items' : 'align-items', value: side }]
  return [{ property: isMain ? 'justify-content' : 'align-items', value: side === 'center' ? side : `flex-${side}` }]
}
