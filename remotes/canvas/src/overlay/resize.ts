import type { StyleEdit } from '@pergola/contracts'
import type { Edited } from './edited.ts'
import type { HandleGesture, HandleMove } from './handle-gesture.ts'
import { lengthLike } from './lengths.ts'
import { messages } from './messages.ts'

export type ResizeSide = 'right' | 'bottom' | 'corner'

export const resizeSides: readonly ResizeSide[] = ['right', 'bottom', 'corner']

const cursors = { right: 'ew-resize', bottom: 'ns-resize', corner: 'nwse-resize' } as const

/** Borders and padding, where the size of the content is what a width says. */
function surplus({ style, number }: Edited, sides: readonly [string, string]): number {
  if (style.boxSizing === 'border-box') return 0
  const parts = sides.flatMap((side) => [`padding-${side}`, `border-${side}-width`])
  return parts.reduce((sum, property) => sum + number(property), 0)
}

/** With Shift the other side keeps its proportion. */
function sizeAfter(side: ResizeSide, { size: start, scale }: Edited, move: HandleMove) {
  const { shift } = move
  const [dx, dy] = [move.dx / scale.width, move.dy / scale.height]
  const width = Math.max(1, start.width + (side === 'bottom' ? 0 : dx))
  const height = Math.max(1, start.height + (side === 'right' ? 0 : dy))
  const ratio = start.width / Math.max(1, start.height)
  if (!shift || side !== 'corner') return { width, height }
  const wide = Math.abs(dx) >= Math.abs(dy)
  return wide ? { width, height: width / ratio } : { width: height * ratio, height }
}

export function resizeGesture(side: ResizeSide, edited: Edited): HandleGesture {
  const { size, written } = edited
  const across = surplus(edited, ['left', 'right'])
  const down = surplus(edited, ['top', 'bottom'])
  const edit = (property: 'width' | 'height', stood: number, pixels: number, extra: number): StyleEdit => ({
    property,
    value: lengthLike(written(property), stood - extra, Math.max(0, pixels - extra)),
  })
  return {
    label: messages.resizeStep,
    cursor: cursors[side],
    ...(edited.isInline && { refusal: messages.inline }),
    edits(move) {
      const { width, height } = sizeAfter(side, edited, move)
      return [
        ...(side === 'bottom' ? [] : [edit('width', size.width, width, across)]),
        ...(side === 'right' ? [] : [edit('height', size.height, height, down)]),
      ]
    },
  }
}
