import type { Edited } from './edited.ts'
import type { HandleGesture } from './handle-gesture.ts'
import { lengthLike } from './lengths.ts'
import { messages } from './messages.ts'

export type Corner = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left'

export const corners: readonly Corner[] = ['top-left', 'top-right', 'bottom-right', 'bottom-left']

/** Rounds all corners as one is dragged inwards; with Alt that one alone. */
export function radiusGesture(corner: Corner, edited: Edited): HandleGesture {
  const longhand = `border-${corner}-radius`
  const start = edited.number(longhand)
  const most = Math.min(edited.size.width, edited.size.height) / 2
  const right = corner.endsWith('right') ? -1 : 1
  const down = corner.startsWith('bottom') ? -1 : 1
  return {
    label: messages.radiusStep,
    cursor: 'pointer',
    edits({ dx, dy, alt }) {
      const pixels = Math.max(0, Math.min(most, start + (dx * right + dy * down) / 2))
      const value = lengthLike(edited.written(longhand), start, pixels)
      return [{ property: alt ? longhand : 'border-radius', value }]
    },
  }
}
