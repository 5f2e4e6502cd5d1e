import type { GridCells, NodeId, StyleEdit } from '@pergola/contracts'
import {
  drawArea,
  fitAreas,
  freshArea,
  parseAreas,
  placeEdits,
  printAreas,
  rangeOf,
  type Areas,
} from '@pergola/site/grid'
import { createDragTip } from '../drag/drag-tip.ts'
import { overriddenBy } from '../overlay/overridden.ts'
import { createEdgeScroll, type EdgeScroll } from '../pointer/edge-scroll.ts'
import type { PointerPlace } from '../pointer/follow-pointer.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { EachElement, ElementEdits } from '../styles/each-element.ts'
import { drawnFrom, movedFrom, rangeByKey, resizedBy, type Edge, type RangeAt } from './cell-ranges.ts'
import { drawnGridAround } from './drawn-grid.ts'
import { messages } from './messages.ts'
import type { MoveGesture } from './move-gesture.ts'
import { pagePoint, scrollUnder, type PagePoint } from './page-point.ts'
import { boxOfCells, cellAt, cellsUnder, readGrid, type Cell, type LaidGrid } from './read-grid.ts'

/** The drawn grid, and what of it a gesture changes. */
interface Drawn {
  readonly grid: LaidGrid
  /** Whose styles are written: a child's, or those of the grid itself. */
  readonly id: NodeId
  /** The cells it takes up before; null where it takes up none yet. */
  readonly range: GridCells | null
  editsFor(range: GridCells): readonly StyleEdit[]
  /** Also where its class styles others beside it. */
  readonly alone: boolean
}

/** Others that share its class stay where they are: on top of each other they would be of no use. */
function childOf(core: CanvasCore, grid: LaidGrid, areas: Areas, id: NodeId): Drawn | null {
  const element = core.frame?.projection.elementOf(id)
  if (!element) return null
  const range = cellsUnder(grid, element.getBoundingClientRect())
  return { grid, id, range, editsFor: (next) => placeEdits(next, areas), alone: true }
}

/** An area that is pressed on moves; over cells of none a new one is drawn. */
function areaOf(grid: LaidGrid, areas: Areas, id: NodeId, { row, column }: Cell): Drawn {
  const name = areas[row]?.[column] ?? '.'
  const range = name === '.' ? null : rangeOf(areas, name)
  const drawn = range ? name : freshArea(areas)
  const editsFor = (next: GridCells) => [
    { property: 'grid-template-areas', value: printAreas(drawArea(areas, next, drawn)) },
  ]
  return { grid, id, range, editsFor, alone: false }
}

function childAround(grid: Element, element: Element): Element {
  let at = element
  while (at.parentElement && at.parentElement !== grid) at = at.parentElement
  return at
}

/** What a press at a point of the page's viewport on an element in the drawn grid is about. Null where there is none. */
function pressedOn(core: CanvasCore, id: NodeId, at: PagePoint): (Drawn & { readonly isNew: boolean }) | null {
  const { frame } = core
  const around = drawnGridAround(core, id)
  const grid = frame && around && readGrid(frame, around)
  const pressed = frame?.projection.elementOf(id)
  const [selected] = core.store.getState().selection
  if (!grid || !pressed || selected === undefined) return null
  const areas = fitAreas(parseAreas(grid.areas), grid.rows.length, grid.columns.length)
  if (pressed !== around) {
    const child = frame.projection.idOf(childAround(around, pressed))
    const drawn = child === undefined ? null : childOf(core, grid, areas, child)
    return drawn && { ...drawn, isNew: drawn.range === null }
  }
  if (frame.projection.elementOf(selected) === around) {
    const area = areaOf(grid, areas, selected, cellAt(grid, at))
    return { ...area, isNew: area.range === null }
  }
  const child = childOf(core, grid, areas, selected)
  return child && { ...child, isNew: true }
}

class GridGesture implements MoveGesture {
  private readonly core: CanvasCore
  private readonly each: EachElement
  private readonly drawn: Drawn | null
  private readonly rangeAt: RangeAt | null
  private readonly tip = createDragTip(messages.place)
  private readonly edges: EdgeScroll | null
  /** The tracks are those of the page as it was scrolled then. */
  private readonly start: PagePoint
  private list: readonly ElementEdits[] = []
  private shown = ''
  private place: PointerPlace | null = null

  constructor(core: CanvasCore, each: EachElement, from: PagePoint, pressed: Pressed) {
    this.core = core
    this.each = each
    this.start = scrollUnder(core, undefined)
    const { drawn, rangeAt } = pressed(this.onPage(from))
    this.drawn = drawn
    this.rangeAt = rangeAt
    this.edges = core.frame && createEdgeScroll(core.frame, () => this.place && this.showAt(this.place))
  }

  /** In pixels of the viewport as it lay over the page when the gesture began. */
  private onPage(point: PagePoint): PagePoint {
    const { x, y } = pagePoint(this.core, point, undefined)
    return { x: x - this.start.x, y: y - this.start.y }
  }

  show(place: PointerPlace): void {
    this.showAt(place)
    this.edges?.follow(place)
  }

  private showAt(place: PointerPlace): void {
    this.place = place
    const { drawn, rangeAt } = this
    if (!drawn || !rangeAt) return this.tip.show(place.x, place.y, messages.noTracks, true)
    const range = rangeAt(cellAt(drawn.grid, this.onPage(place)))
    const key = JSON.stringify(range)
    // Within one cell nothing changes: the page is laid out anew from cell to cell.
    if (key !== this.shown) this.showIn(drawn, range)
    this.shown = key
    this.mark(drawn.grid, range)
    const reason = overriddenBy(this.each.stateOf(drawn.id).values, this.list[0]?.edits ?? [])
    this.tip.show(place.x, place.y, reason ?? messages.cells(range), reason !== null)
  }

  private showIn(drawn: Drawn, range: GridCells): void {
    this.list = listFor(drawn, range)
    this.each.show(this.list, messages.place)
  }

  private mark(grid: LaidGrid, range: GridCells): void {
    const scroll = scrollUnder(this.core, undefined)
    const { left, top, ...size } = boxOfCells(grid, range)
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

interface Begun {
  readonly drawn: Drawn | null
  readonly rangeAt: RangeAt | null
}

type Pressed = (at: PagePoint) => Begun

function listFor({ id, range, editsFor, alone }: Drawn, next: GridCells): readonly ElementEdits[] {
  const isSame = JSON.stringify(next) === JSON.stringify(range)
  return isSame ? [] : [{ id, edits: editsFor(next), alone }]
}

/** Places what is pressed on in the grid that is drawn: a child moves, over cells of none an area is drawn. */
export function createGridGesture(
  core: CanvasCore,
  each: EachElement,
  [id]: readonly NodeId[],
  from: PagePoint,
): MoveGesture {
  if (id === undefined) throw new Error('createGridGesture: no element')
  return new GridGesture(core, each, from, (at) => {
    const drawn = pressedOn(core, id, at)
    if (!drawn) return { drawn, rangeAt: null }
    const cell = cellAt(drawn.grid, at)
    const rangeAt = drawn.isNew || !drawn.range ? drawnFrom(cell) : movedFrom(cell, drawn.grid, drawn.range)
    return { drawn, rangeAt }
  })
}

/** The selected child in the grid around it, while that is drawn. */
function selectedChild(core: CanvasCore): Drawn | null {
  const { frame } = core
  const [id] = core.store.getState().selection
  const around = id === undefined ? undefined : frame?.projection.elementOf(id)?.parentElement
  const grid = frame && around ? readGrid(frame, around) : null
  if (id === undefined || !grid) return null
  return childOf(core, grid, fitAreas(parseAreas(grid.areas), grid.rows.length, grid.columns.length), id)
}

/** An edge of the cells that the selected child takes up goes over lines. */
export function createEdgeGesture(core: CanvasCore, each: EachElement, edge: Edge, from: PagePoint): MoveGesture {
  return new GridGesture(core, each, from, () => {
    const drawn = selectedChild(core)
    return { drawn, rangeAt: drawn?.range ? resizedBy(edge, drawn.grid, drawn.range) : null }
  })
}

/** The selected child goes to these cells, also where it stands there already without a word of its own. */
export function placeInCells(core: CanvasCore, each: EachElement, cells: GridCells): void {
  const drawn = selectedChild(core)
  if (drawn) each.keep([{ id: drawn.id, edits: drawn.editsFor(cells), alone: drawn.alone }], messages.place)
}

/** An arrow key on the page while the place of a child is edited: one step each. */
export function placeByKey(core: CanvasCore, each: EachElement, key: string, isSized: boolean): void {
  const drawn = selectedChild(core)
  if (drawn?.range) each.keep(listFor(drawn, rangeByKey(key, isSized, drawn.grid, drawn.range)), messages.place)
}
