export type Edge = 'left' | 'right'

/** What a drag reaches at least, in pixels of the page; a narrower one can be typed. */
export const leastDragged = 120

/**
 * The width of a frame whose edge is at `at`, all in pixels of the window and counted from the left end of the room: a
 * frame stands in the middle of its room, and one that is wider begins at the left.
 */
export function widthAt(edge: Edge, at: number, room: number): number {
  if (edge === 'left') return room - 2 * at
  return at <= room ? 2 * at - room : at
}

/** Where the edge of a frame is: `widthAt` the other way round. */
export function edgeAt(edge: Edge, width: number, room: number): number {
  if (edge === 'left') return (room - width) / 2
  return width <= room ? (room + width) / 2 : width
}
