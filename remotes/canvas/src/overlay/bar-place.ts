import type { Box } from '../viewport/viewport.ts'

export const barHeight = 28
/** Pixels of the element that the bar may lie on before it moves below, where it lies on the next element. */
const mayCover = 8
/** What the handles below an element take up. */
const handleRoom = 14

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

/** Above the element, else below it, else inside; null when nothing of the element is in view. */
export function barPlace(box: Box, width: number, room: Box): { left: number; top: number } | null {
  const right = room.left + room.width
  const bottom = room.top + room.height
  const outside =
    box.top > bottom || box.top + box.height < room.top || box.left > right || box.left + box.width < room.left
  if (outside) return null
  const above = box.top - barHeight
  const below = box.top + box.height + handleRoom
  const inside = within(box.top, room.top, bottom - barHeight)
  const top = above >= room.top - mayCover ? Math.max(room.top, above) : below + barHeight <= bottom ? below : inside
  return { left: Math.round(within(box.left, room.left, right - width)), top: Math.round(top) }
}
