import { combine, type Dispose, type GridCells, type GridLayout, type GridOwner } from '@pergola/contracts'
import type { Track } from '../positioning/grid-tracks.ts'
import type { Positioning } from '../positioning/positioning.ts'
import { boxOfCells, boxOfTracks, cellsUnder, readGrid, type LaidGrid } from '../positioning/read-grid.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Box } from '../viewport/viewport.ts'
import { scaled } from './frame-rect.ts'
import { createPlaceEdges } from './grid-edges.ts'
import styles from './grid-lines.module.css'
import { put } from './shapes.ts'

interface Grid extends LaidGrid {
  readonly place: GridCells | null
}

/** More cells than these are drawn by nobody by hand, and each is an element over the page. */
const mostCells = 400

function readDrawn({ frame, store }: CanvasCore, owner: GridOwner): Grid | null {
  const { selected } = store.getState()
  const element = selected && frame?.projection.elementOf(selected.id)
  const around = owner === 'element' ? element : element?.parentElement
  const grid = frame && around && readGrid(frame, around)
  if (!element || !grid) return null
  return { ...grid, place: owner === 'parent' ? cellsUnder(grid, element.getBoundingClientRect()) : null }
}

const sizeOf = ({ start, end }: Track) => end - start

function layoutOf({ columns, rows, areas, place }: Grid): GridLayout {
  return { columns: columns.map(sizeOf), rows: rows.map(sizeOf), areas, place }
}

interface Part {
  readonly kind: 'cell' | 'area' | 'column' | 'row'
  readonly text: string
  readonly box: Box
}

function areaParts({ columns, rows, areas }: Grid): Part[] {
  const names = [...areas.matchAll(/"([^"]*)"/g)].map(([, row = '']) => row.trim().split(/\s+/))
  return [...new Set(names.flat())]
    .filter((name) => !/^\.+$/.test(name))
    .flatMap((name) => {
      const down = rows.filter((_row, index) => names[index]?.includes(name))
      const across = columns.filter((_column, index) => names.some((row) => row[index] === name))
      return down.length > 0 && across.length > 0
        ? [{ kind: 'area' as const, text: name, box: boxOfTracks(across, down) }]
        : []
    })
}

/** Numbers of the lines, at the edge where they begin. */
function lineParts(tracks: readonly Track[], kind: 'column' | 'row', edge: number): Part[] {
  const last = tracks.at(-1)
  const lines = [...tracks.map(({ start }) => start), last?.end ?? 0]
  return lines.map((at, index) => ({
    kind,
    text: String(index + 1),
    box:
      kind === 'column' ? { left: at, top: edge, width: 0, height: 0 } : { left: edge, top: at, width: 0, height: 0 },
  }))
}

function partsOf(grid: Grid): Part[] {
  const { columns, rows } = grid
  const cells =
    columns.length * rows.length > mostCells
      ? [{ kind: 'cell' as const, text: '', box: boxOfTracks(columns, rows) }]
      : rows.flatMap((row) =>
          columns.map((column) => ({ kind: 'cell' as const, text: '', box: boxOfTracks([column], [row]) })),
        )
  const { left, top } = boxOfTracks(columns, rows)
  return [...cells, ...areaParts(grid), ...lineParts(columns, 'column', top), ...lineParts(rows, 'row', left)]
}

/** The lines and areas of the grid that is edited, over the page. Measured with the next picture, and drawn where it differs. */
export function followGrid(root: HTMLElement, core: CanvasCore, startEdge: Positioning['startEdge']): Dispose {
  const layer = root.ownerDocument.createElement('div')
  layer.className = styles.grid ?? ''
  root.append(layer)
  const edges = createPlaceEdges(root, startEdge)
  const { grids } = core.marks
  const told = new WeakMap<object, string>()
  let drawn = ''
  let request = 0

  function draw(parts: readonly Part[]): void {
    const { zoom } = core.store.getState()
    const key = JSON.stringify([zoom, parts])
    if (key === drawn) return
    drawn = key
    const elements = parts.map(({ kind, text, box }) => {
      const element = root.ownerDocument.createElement('div')
      element.dataset['kind'] = kind
      element.textContent = text
      put(element, scaled(box, zoom))
      return element
    })
    layer.replaceChildren(...elements)
  }

  function look(): void {
    request = 0
    const marked = grids.getState()
    const read = marked.map((each) => ({ each, grid: readDrawn(core, each.owner) }))
    draw(read.flatMap(({ grid }) => (grid ? partsOf(grid) : [])))
    const placed = read.find(({ grid }) => grid?.place)?.grid
    const box = placed?.place && boxOfCells(placed, placed.place)
    edges.show(box && core.canEdit() ? scaled(box, core.store.getState().zoom) : null)
    for (const { each, grid } of read) {
      const layout = grid && layoutOf(grid)
      const key = JSON.stringify(layout)
      if (told.get(each) === key) continue
      told.set(each, key)
      each.onLayout(layout)
    }
  }

  /** Nothing is asked for while no grid is edited. */
  const refresh = () => {
    if (grids.getState().length > 0 || drawn !== '') request ||= requestAnimationFrame(look)
  }
  refresh()
  return combine(
    grids.subscribe(refresh),
    core.moved.on(refresh),
    core.store.subscribe(refresh),
    () => cancelAnimationFrame(request),
    () => layer.remove(),
    edges.dispose,
  )
}
