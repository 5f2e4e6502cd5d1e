import type { SpacingProperty } from '@pergola/contracts'
import type { Box } from '../viewport/viewport.ts'
import type { Edited } from './edited.ts'
import type { HandleGesture } from './handle-gesture.ts'
import { lengthLike } from './lengths.ts'
import { messages } from './messages.ts'

export type Side = 'top' | 'right' | 'bottom' | 'left'
type Kind = 'margin' | 'padding'

export const sides: readonly Side[] = ['top', 'right', 'bottom', 'left']
const opposite = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const

/** What moves with a dragged side: with Alt the opposite one, with Shift all. */
export function sidesWith(side: Side, { shift, alt }: { shift: boolean; alt: boolean }): readonly Side[] {
  if (shift) return sides
  return alt ? [side, opposite[side]] : [side]
}

/** Padding grows inwards, a margin outwards. */
function growth(kind: Kind, side: Side, dx: number, dy: number): number {
  const outwards = { top: -dy, right: dx, bottom: dy, left: -dx }[side]
  return kind === 'margin' ? outwards : -outwards
}

export function spacingGesture(kind: Kind, side: Side, edited: Edited): HandleGesture {
  const start = edited.number(`${kind}-${side}`)
  const least = kind === 'padding' ? 0 : -Infinity
  return {
    label: messages.spacingStep(kind),
    cursor: side === 'top' || side === 'bottom' ? 'ns-resize' : 'ew-resize',
    edits(move) {
      const pixels = Math.max(least, start + growth(kind, side, move.dx, move.dy))
      const value = lengthLike(edited.written(`${kind}-${side}`), start, pixels)
      return sidesWith(side, move).map((one) => ({ property: `${kind}-${one}`, value }))
    },
    bands: (move) => sidesWith(side, move).map((one) => `${kind}-${one}` as const),
  }
}

/** The strip of the page that a margin or padding takes up. */
export function bandOf(property: SpacingProperty, { box, number }: Pick<Edited, 'box' | 'number'>): Box {
  const [kind, side] = property.split('-') as [Kind, Side]
  const size = number(property)
  const inner = (one: Side) =>
    kind === 'padding' ? number(`border-${one}-width`) : -Math.max(0, number(`margin-${one}`))
  const left = box.left + inner('left')
  const top = box.top + inner('top')
  const width = box.right - inner('right') - left
  const height = box.bottom - inner('bottom') - top
  // A margin below zero takes no room that could be shown.
  const thickness = Math.max(0, size)
  if (side === 'left') return { left, top, width: thickness, height }
  if (side === 'right') return { left: left + width - thickness, top, width: thickness, height }
  if (side === 'top') return { left, top, width, height: thickness }
  return { left, top: top + height - thickness, width, height: thickness }
}
