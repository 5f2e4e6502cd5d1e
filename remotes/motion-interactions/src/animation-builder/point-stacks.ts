import type { FramePoint } from './frame-points.ts'

/** Diamonds that would lie on each other, as one; usually a single one. */
export type PointStack = readonly [FramePoint, ...FramePoint[]]

/** Percents of the ruler, as wide as a panel usually is, that one diamond takes, and the count of several. */
const room = 4
const countRoom = 12
const largest = 256

export function isSamePoint(one: FramePoint | null, other: FramePoint): boolean {
  return one?.frame === other.frame && one.value === other.value
}

/** Points in the order of time, those without room between them together. The one that is held stands for itself. */
export function pointStacks(points: readonly FramePoint[], zoom: number, held: FramePoint | null): PointStack[] {
  const stacks: [FramePoint, ...FramePoint[]][] = []
  for (const point of points) {
    const last = stacks.at(-1)
    const before = last?.at(-1)
    const isApart = !last || !before || isSamePoint(held, point) || isSamePoint(held, before)
    if (!isApart && isClose(last, point.percent, zoom)) last.push(point)
    else stacks.push([point])
  }
  return stacks
}

function isClose(stack: readonly [FramePoint, ...FramePoint[]], percent: number, zoom: number): boolean {
  const behind = percent - (stack.at(-1)?.percent ?? 0)
  return behind < room / zoom && (stack.length === 1 || percent - stack[0].percent < countRoom / zoom)
}

/** How far to go in for the points of a stack to stand apart; those at one place never do. */
export function zoomFor(stack: PointStack): number {
  const gaps = stack.slice(1).map((point, index) => point.percent - (stack[index]?.percent ?? 0))
  const smallest = Math.min(...gaps.filter((gap) => gap > 0), room)
  return Math.min(largest, 2 ** Math.ceil(Math.log2(room / smallest)))
}

export function zoomedBy(zoom: number, factor: number): number {
  return Math.min(largest, Math.max(1, zoom * factor))
}

/** Percents that are written under the ruler, for the part of it that is seen and a little more. */
export function marksFor(zoom: number): readonly number[] {
  const step = [25, 10, 5, 2.5, 1, 0.5].findLast((each) => each * zoom >= 20) ?? 25
  return Array.from({ length: Math.round(100 / step) + 1 }, (_none, index) => index * step)
}

/** What a hand can aim at. */
export function stepFor(zoom: number): number {
  return zoom < 4 ? 1 : 0.1
}
