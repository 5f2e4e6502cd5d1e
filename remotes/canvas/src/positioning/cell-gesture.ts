import type { NodeId, StyleEdit, StyleState } from '@pergola/contracts'
import { createDragTip } from '../drag/drag-tip.ts'
import { overriddenBy } from '../overlay/overridden.ts'
import { createEdgeScroll, type EdgeScroll } from '../pointer/edge-scroll.ts'
import type { PointerPlace } from '../pointer/follow-pointer.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { EachElement } from '../styles/each-element.ts'
import { laneTracks, trackAt, type Line, type Track } from './grid-tracks.ts'
import { messages } from './messages.ts'
import type { MoveGesture } from './move-gesture.ts'
import { pagePoint, scrollUnder, type PagePoint } from './page-point.ts'

/** Where the element stands along one axis when the gesture begins, in tracks. */
interface Lane {
  readonly tracks: readonly Track[]
  readonly first: number
  readonly span: number
  /** The track it was pressed on, counted from its first. */
  readonly grabbed: number
  /** Its end is said as a line, and not as a number of tracks. */
  readonly endsAtLine: boolean
}

/** Said as a number of tracks, or by two lines; where lines have names the box says it. */
function spanOf(start: string, end: string, touched: number): number {
  const spanned = /^span (\d+)$/.exec(end)?.[1] ?? /^span (\d+)$/.exec(start)?.[1]
  if (spanned !== undefined) return Number(spanned)
  if (end === 'auto' || start === 'auto') return 1
  const [from, to] = [Number(start), Number(end)]
  return from > 0 && to > from ? to - from : Math.max(1, touched)
}

function laneOf(tracks: readonly Track[], own: Track, lines: readonly [string, string], pressed: number): Lane | null {
  const touched = tracks.flatMap((track, index) =>
    own.start < track.end - 1 && own.end > track.start + 1 ? [index] : [],
  )
  const [first] = touched
  if (first === undefined) return null
  const span = spanOf(...lines, touched.length)
  const grabbed = Math.min(span - 1, Math.max(0, trackAt(tracks, pressed) - first))
  return { tracks, first, span, grabbed, endsAtLine: /^-?\d+$/.test(lines[1]) }
}

/** As the rule says it: in the shorthand that it uses, with a line or a number of tracks at the end. */
function linesText({ span, endsAtLine }: Lane, first: number): { start: string; end: string } {
  const end = endsAtLine ? String(first + span + 1) : span > 1 ? `span ${span}` : 'auto'
  return { start: String(first + 1), end }
}

function editsFor(values: StyleState['values'], line: Line, lane: Lane, first: number): readonly StyleEdit[] {
  if (first === lane.first) return []
  const { start, end } = linesText(lane, first)
  const said = values[`grid-${line}-start`]
  const isLonghand = said !== undefined && said.origin !== 'default' && said.declaredAs === undefined
  if (!isLonghand) return [{ property: `grid-${line}`, value: end === 'auto' ? start : `${start} / ${end}` }]
  return [
    { property: `grid-${line}-start`, value: start },
    { property: `grid-${line}-end`, value: end },
  ]
}

class CellMove implements MoveGesture {
  private readonly core: CanvasCore
  private readonly each: EachElement
  private readonly id: NodeId
  private readonly lanes: Readonly<Record<Line, Lane | null>>
  private readonly values: StyleState['values']
  private readonly tip = createDragTip(messages.place)
  private list: readonly { id: NodeId; edits: readonly StyleEdit[] }[] = []
  private shown = ''
  private place: PointerPlace | null = null
  private readonly edges: EdgeScroll | null
  /** The lanes are those of the page as it was scrolled then. */
  private readonly start: PagePoint

  constructor(core: CanvasCore, each: EachElement, id: NodeId, from: { x: number; y: number }) {
    this.core = core
    this.each = each
    this.id = id
    this.values = each.stateOf(id).values
    this.start = scrollUnder(core, this.element())
    const pressed = pagePoint(core, from, this.element())
    this.lanes = this.read({ x: pressed.x - this.start.x, y: pressed.y - this.start.y })
    this.edges = core.frame && createEdgeScroll(core.frame, () => this.place && this.showAt(this.place))
  }

  private read(pressed: { x: number; y: number }): Readonly<Record<Line, Lane | null>> {
    const { frame } = this.core
    const element = frame?.projection.elementOf(this.id)
    const grid = element?.parentElement
    if (!frame || !element || !grid) return { column: null, row: null }
    const style = frame.window.getComputedStyle(grid)
    const own = frame.window.getComputedStyle(element)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const columns = [own.gridColumnStart, own.gridColumnEnd] as const
    const rows = [own.gridRowStart, own.gridRowEnd] as const
    return {
      column: laneOf(laneTracks(grid, style, 'column'), { start: left, end: right }, columns, pressed.x),
      row: laneOf(laneTracks(grid, style, 'row'), { start: top, end: bottom }, rows, pressed.y),
    }
  }

  private firstAt(lane: Lane, point: number): number {
    const wanted = trackAt(lane.tracks, point) - lane.grabbed
    return Math.max(0, Math.min(wanted, lane.tracks.length - lane.span))
  }

  private areaAt(first: Readonly<Record<Line, number>>) {
    const spans = (['column', 'row'] as const).map((line) => {
      const lane = this.lanes[line]
      const ends = lane ? lane.tracks.slice(first[line], first[line] + lane.span) : []
      const start = Math.min(...ends.map((track) => track.start))
      return { start, length: Math.max(...ends.map((track) => track.end)) - start }
    })
    const [across, down] = spans as [(typeof spans)[0], (typeof spans)[0]]
    return { left: across.start, top: down.start, width: across.length, height: down.length }
  }

  private element(): Element | undefined {
    return this.core.frame?.projection.elementOf(this.id)
  }

  show(place: PointerPlace): void {
    this.showAt(place)
    this.edges?.follow(place)
  }

  private showAt(place: PointerPlace): void {
    this.place = place
    const { column, row } = this.lanes
    if (!column || !row) return this.tip.show(place.x, place.y, messages.noTracks, true)
    const point = pagePoint(this.core, place, this.element())
    const [x, y] = [point.x - this.start.x, point.y - this.start.y]
    const first = { column: this.firstAt(column, x), row: this.firstAt(row, y) }
    const key = `${first.column} ${first.row}`
    const words = messages.cell(first.column + 1, first.row + 1)
    // Within one cell nothing changes: the page is laid out anew from cell to cell.
    if (key !== this.shown) this.showIn(first)
    this.shown = key
    this.showArea(first)
    const reason = overriddenBy(this.each.stateOf(this.id).values, this.list[0]?.edits ?? [])
    this.tip.show(place.x, place.y, reason ?? words, reason !== null)
  }

  private showIn(first: Readonly<Record<Line, number>>): void {
    const edits = (['column', 'row'] as const).flatMap((line) => {
      const lane = this.lanes[line]
      return lane ? editsFor(this.values, line, lane, first[line]) : []
    })
    this.list = [{ id: this.id, edits }]
    this.each.show(this.list, messages.place)
  }

  private showArea(first: Readonly<Record<Line, number>>): void {
    const scroll = scrollUnder(this.core, this.element())
    const { left, top, ...size } = this.areaAt(first)
    const box = { ...size, left: left + this.start.x - scroll.x, top: top + this.start.y - scroll.y }
    this.core.marks.guides.emit([{ axis: 'x', kind: 'area', box }])
  }

  private end(): void {
    this.edges?.dispose()
    this.tip.remove()
    this.core.marks.guides.emit(null)
  }

  keep(): void {
    this.end()
    this.each.keep(this.list, messages.place)
  }

  cancel(): void {
    this.end()
    this.each.cancel()
  }
}

/** Moves a child of a grid, which lines place, to other cells: as many as it takes up, in the rule that is edited. */
export function createCellGesture(
  core: CanvasCore,
  each: EachElement,
  [id]: readonly NodeId[],
  from: { x: number; y: number },
): MoveGesture {
  if (id === undefined) throw new Error('createCellGesture: no element to move')
  return new CellMove(core, each, id, from)
}
