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
function pullToStops(own: Span, others: readonly Span[], reach: number): Pull | null {
  let best: Pull | null = null
  for (const other of others) {
    for (const stop of stops(other)) {
      for (const edge of stops(own)) {
        if (Math.abs(stop - edge) <= reach) best = nearer(best, { by: stop - edge, gaps: [] })
      }
    }
  }
  return best
}

function gapPull(own: Span, start: number, gaps: readonly Span[]): Pull {
  return { by: start - own.start, gaps }
}

/** To where the distance to the neighbours is the same on both sides, or the same as between two of them. */
function pullToGaps(own: Span, others: readonly Span[], reach: number): Pull | null {
  const length = own.end - own.start
  const middle = (own.start + own.end) / 2
  const before = others.filter(({ end }) => end <= middle).toSorted((a, b) => b.end - a.end)
  const after = others.filter(({ start }) => start >= middle).toSorted((a, b) => a.start - b.start)
  const [left, beyondLeft] = before
  const [right, beyondRight] = after
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
function linesAt(axis: Axis, own: Box, others: readonly Box[]): readonly Guide[] {
  const cross = axis === 'x' ? 'y' : 'x'
  const lines = new Map<number, Span>()
  for (const other of others) {
    for (const stop of stops(along(axis, other))) {
      if (!stops(along(axis, own)).some((edge) => Math.abs(edge - stop) < 0.5)) continue
      const [a, b, c] = [along(cross, own), along(cross, other), lines.get(stop)]
      lines.set(stop, {
        start: Math.min(a.start, b.start, c?.start ?? Infinity),
        end: Math.max(a.end, b.end, c?.end ?? -Infinity),
      })
    }
  }
  return [...lines].map(([at, span]) => ({ axis, kind: 'line', box: boxOn(axis, { start: at, end: at }, span) }))
}

export interface SnapQuestion {
  /** What is moved, as it stood. */
  readonly box: Box
  readonly dx: number
  readonly dy: number
  readonly siblings: readonly Box[]
  readonly container: Box | null
  /** Pixels of the page within which it is drawn to a place. */
  readonly reach: number
  /** Along these it may be drawn. */
  readonly axes: readonly Axis[]
}

/** Where a move ends that is near an edge, a centre or an equal distance, and what is drawn to say so. */
export function snapMove(question: SnapQuestion): Snapped {
  const { box, siblings, container, reach } = question
  const all = [...siblings, ...(container ? [container] : [])]
  const now = moved(box, question.dx, question.dy)
  const pulls = axes.map((axis) => {
    const cross = axis === 'x' ? 'y' : 'x'
    if (!question.axes.includes(axis)) return null
    const row = siblings.filter((sibling) => meets(along(cross, sibling), along(cross, now)))
    const own = along(axis, now)
    const stop = pullToStops(
      own,
      all.map((each) => along(axis, each)),
      reach,
    )
    const gap = pullToGaps(
      own,
      row.map((each) => along(axis, each)),
      reach,
    )
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
