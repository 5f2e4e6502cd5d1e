import type { Box } from '../viewport/viewport.ts'

/** A line or a distance that is drawn while elements are placed, in pixels of the page's viewport. */
export interface Guide {
  /** Across which it says something: a line at an `x` stands upright, a distance along `x` lies. */
  readonly axis: 'x' | 'y'
  readonly kind: 'line' | 'gap' | 'area'
  readonly box: Box
}

export interface Snapped {
  readonly dx: number
  readonly dy: number
  readonly guides: readonly Guide[]
}

interface Span {
  readonly start: number
  readonly end: number
}

interface Pull {
  /** What has to be added to the move. */
  readonly by: number
  readonly gaps: readonly Span[]
}

const axes = ['x', 'y'] as const
type Axis = (typeof axes)[number]

function along(axis: Axis, box: Box): Span {
  const [start, length] = axis === 'x' ? [box.left, box.width] : [box.top, box.height]
  return { start, end: start + length }
}

function boxOn(axis: Axis, main: Span, cross: Span): Box {
  const [width, height] = [main.end - main.start, cross.end - cross.start]
  return axis === 'x'
    ? { left: main.start, top: cross.start, width, height }
    : { left: cross.start, top: main.start, width: height, height: width }
}

function moved(box: Box, dx: number, dy: number): Box {
  return { ...box, left: box.left + dx, top: box.top + dy }
}

const stops = ({ start, end }: Span) => [start, (start + end) / 2, end]
const meets = (a: Span, b: Span) => a.start < b.end && b.start < a.end
const nearer = (a: Pull | null, b: Pull) => (a === null || Math.abs(b.by) < Math.abs(a.by) ? b : a)

/** To edges and centres of the others. */
function pullToStops(own: Span, others: readonly Target[], axis: Axis, reach: number): Pull | null {
  let best = Infinity
  const edges = stops(own)
  for (const other of others) {
    for (const stop of other.stops[axis]) {
      for (const edge of edges) {
        if (Math.abs(stop - edge) < Math.abs(best)) best = stop - edge
      }
    }
  }
  return Math.abs(best) <= reach ? { by: best, gaps: [] } : null
}

function gapPull(own: Span, start: number, gaps: readonly Span[]): Pull {
  return { by: start - own.start, gaps }
}

/** The two of a row that lie nearest before or behind a point, the nearest first. */
function nearestTwo(
  row: readonly Span[],
  isNear: (a: Span, b: Span) => boolean,
): readonly [Span | undefined, Span | undefined] {
  let first: Span | undefined
  let second: Span | undefined
  for (const span of row) {
    if (!first || isNear(span, first)) [first, second] = [span, first]
    else if (!second || isNear(span, second)) second = span
  }
  return [first, second]
}

/** To where the distance to the neighbours is the same on both sides, or the same as between two of them. */
function pullToGaps(own: Span, others: readonly Span[], reach: number): Pull | null {
  const length = own.end - own.start
  const middle = (own.start + own.end) / 2
  const [left, beyondLeft] = nearestTwo(
    others.filter(({ end }) => end <= middle),
    (a, b) => a.end > b.end,
  )
  const [right, beyondRight] = nearestTwo(
    others.filter(({ start }) => start >= middle),
    (a, b) => a.start < b.start,
  )
  const pulls: Pull[] = []
  if (left && right && right.start - left.end > length) {
    const gap = (right.start - left.end - length) / 2
    const start = left.end + gap
    pulls.push(
      gapPull(own, start, [
        { start: left.end, end: start },
        { start: start + length, end: right.start },
      ]),
    )
  }
  if (left && beyondLeft && beyondLeft.end < left.start) {
    const start = left.end + left.start - beyondLeft.end
    pulls.push(
      gapPull(own, start, [
        { start: beyondLeft.end, end: left.start },
        { start: left.end, end: start },
      ]),
    )
  }
  if (right && beyondRight && right.end < beyondRight.start) {
    const end = right.start - (beyondRight.start - right.end)
    pulls.push(
      gapPull(own, end - length, [
        { start: end, end: right.start },
        { start: right.end, end: beyondRight.start },
      ]),
    )
  }
  return pulls.filter(({ by }) => Math.abs(by) <= reach).reduce<Pull | null>(nearer, null)
}

/** Every edge and centre that the moved box now shares with another: the line reaches over both. */
function linesAt(axis: Axis, own: Box, others: readonly Target[]): readonly Guide[] {
  const cross = axis === 'x' ? 'y' : 'x'
  const lines = new Map<number, Span>()
  const edges = stops(along(axis, own))
  for (const other of others) {
    for (const stop of other.stops[axis]) {
      if (!edges.some((edge) => Math.abs(edge - stop) < 0.5)) continue
      const [a, b, c] = [along(cross, own), other[cross], lines.get(stop)]
      lines.set(stop, {
        start: Math.min(a.start, b.start, c?.start ?? Infinity),
        end: Math.max(a.end, b.end, c?.end ?? -Infinity),
      })
    }
  }
  return [...lines].map(([at, span]) => ({ axis, kind: 'line', box: boxOn(axis, { start: at, end: at }, span) }))
}

/** Read once for all the moves of a gesture: with each of them all are looked at. */
interface Target extends Readonly<Record<Axis, Span>> {
  readonly stops: Readonly<Record<Axis, readonly number[]>>
}

export interface SnapTargets {
  readonly siblings: readonly Target[]
  /** These, and what is around them. */
  readonly all: readonly Target[]
}

function targetOf(box: Box): Target {
  const [x, y] = [along('x', box), along('y', box)]
  return { x, y, stops: { x: stops(x), y: stops(y) } }
}

export function snapTargets(siblings: readonly Box[], container: Box | null): SnapTargets {
  const beside = siblings.map(targetOf)
  return { siblings: beside, all: container ? [...beside, targetOf(container)] : beside }
}

export interface SnapQuestion {
  /** What is moved, as it stood. */
  readonly box: Box
  readonly dx: number
  readonly dy: number
  readonly targets: SnapTargets
  /** Pixels of the page within which it is drawn to a place. */
  readonly reach: number
  /** Along these it may be drawn. */
  readonly axes: readonly Axis[]
}

/** Where a move ends that is near an edge, a centre or an equal distance, and what is drawn to say so. */
export function snapMove(question: SnapQuestion): Snapped {
  const { box, targets, reach } = question
  const { siblings, all } = targets
  const now = moved(box, question.dx, question.dy)
  const pulls = axes.map((axis) => {
    const cross = axis === 'x' ? 'y' : 'x'
    if (!question.axes.includes(axis)) return null
    const side = along(cross, now)
    const row = siblings.flatMap((sibling) => (meets(sibling[cross], side) ? [sibling[axis]] : []))
    const own = along(axis, now)
    const stop = pullToStops(own, all, axis, reach)
    const gap = pullToGaps(own, row, reach)
    // An edge is the stronger of two that are as near.
    return stop && gap ? nearer(stop, gap) : (stop ?? gap)
  })
  const [x, y] = pulls
  const [dx, dy] = [question.dx + (x?.by ?? 0), question.dy + (y?.by ?? 0)]
  const there = moved(box, dx, dy)
  const gaps = pulls.flatMap((pull, index): Guide[] => {
    const axis = axes[index] as Axis
    const middle = stops(along(axis === 'x' ? 'y' : 'x', there))[1] as number
    const cross = { start: middle, end: middle }
    return (pull?.gaps ?? []).map((gap) => ({ axis, kind: 'gap', box: boxOn(axis, gap, cross) }))
  })
  const lines = axes.flatMap((axis, index) => (pulls[index] ? linesAt(axis, there, all) : []))
  return { dx, dy, guides: [...lines, ...gaps] }
}
