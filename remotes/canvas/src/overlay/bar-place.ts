import type { Box } from '../viewport/viewport.ts'

export const barHeight = 28
/** Pixels of the element that the bar may lie on before it moves below, where it lies on the next element. */
const mayCover = 8
/** What the handles below an element take up. */
const handleRoom = 14

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

export type BarSide = 'above' | 'below' | 'inside' | 'after' | 'before'

export interface BarPlace {
  readonly side: BarSide
  readonly left: number
  readonly top: number
}

/**
 * Above the element, else below it, else inside; null when nothing of the element is in view. Where the bar would bury
 * another element it goes to the other side, then beside the element; only when all are taken it stays.
 */
export function barPlace(
  box: Box,
  width: number,
  room: Box,
  buries: (place: BarPlace) => boolean = () => false,
): BarPlace | null {
  const right = room.left + room.width
  const bottom = room.top + room.height
  const outside =
    box.top > bottom || box.top + box.height < room.top || box.left > right || box.left + box.width < room.left
  if (outside) return null
  const above = box.top - barHeight
  const below = box.top + box.height + handleRoom
  const inside = within(box.top, room.top, bottom - barHeight)
  const left = Math.round(within(box.left, room.left, right - width))
  const places: BarPlace[] = []
  if (above >= room.top - mayCover) {
    places.push({ side: 'above', left, top: Math.round(Math.max(room.top, above)) })
  }
  if (below + barHeight <= bottom) places.push({ side: 'below', left, top: Math.round(below) })
  const top = Math.round(inside)
  const [first] = places
  if (!first) return { side: 'inside', left, top }
  const after = Math.round(box.left + box.width + handleRoom)
  const before = Math.round(box.left - width - handleRoom)
  if (after + width <= right) places.push({ side: 'after', left: after, top })
  if (before >= room.left) places.push({ side: 'before', left: before, top })
  return places.find((place) => !buries(place)) ?? first
}
