import type { Flow } from './flow-axis.ts'

interface Bounds {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Measuring thousands of children on each move would stop the pointer; in a long list a search is enough. */
const measuredAtOnce = 120

function distance(point: Point, bounds: Bounds): number {
  const dx = Math.max(bounds.left - point.x, 0, point.x - bounds.left - bounds.width)
  const dy = Math.max(bounds.top - point.y, 0, point.y - bounds.top - bounds.height)
  return dx * dx + dy * dy
}

export function isBefore(point: Point, bounds: Bounds, flow: Flow): boolean {
  const before = flow.axis === 'x' ? point.x < bounds.left + bounds.width / 2 : point.y < bounds.top + bounds.height / 2
  return before !== flow.reversed
}

/** Where the search for the nearest child starts: children of a long list are taken to follow each other. */
function around(count: number, beforeChild: (index: number) => boolean): [number, number] {
  if (count <= measuredAtOnce) return [0, count]
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (beforeChild(middle)) high = middle
    else low = middle + 1
  }
  return [Math.max(0, low - measuredAtOnce / 2), Math.min(count, low + measuredAtOnce / 2)]
}

/** The child next to a point, and on which side of it the point lies. Null without children. */
export function nearestChild(
  point: Point,
  count: number,
  measure: (index: number) => Bounds,
  flow: Flow,
): { index: number; before: boolean } | null {
  const [from, to] = around(count, (index) => isBefore(point, measure(index), flow))
  let nearest: { index: number; bounds: Bounds; distance: number } | null = null
  for (let index = from; index < to; index += 1) {
    const bounds = measure(index)
    if (bounds.width === 0 && bounds.height === 0) continue
    const apart = distance(point, bounds)
    if (!nearest || apart < nearest.distance) nearest = { index, bounds, distance: apart }
  }
  return nearest && { index: nearest.index, before: isBefore(point, nearest.bounds, flow) }
}
