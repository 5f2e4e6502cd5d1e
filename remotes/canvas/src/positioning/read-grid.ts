import type { GridCells } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import { laneTracks, trackAt, type Track } from './grid-tracks.ts'

/** A grid as the browser has laid it out, in pixels of the page's viewport. */
export interface LaidGrid {
  readonly columns: readonly Track[]
  readonly rows: readonly Track[]
  /** As `grid-template-areas` computes. */
  readonly areas: string
}

/** A cell of a grid, counted from 0. */
export interface Cell {
  readonly column: number
  readonly row: number
}

/** Null for what is no grid, and for one whose tracks are those of another. */
export function readGrid({ window }: PageFrame, grid: Element): LaidGrid | null {
  const style = window.getComputedStyle(grid)
  if (!style.display.endsWith('grid')) return null
  const columns = laneTracks(grid as HTMLElement, style, 'column')
  const rows = laneTracks(grid as HTMLElement, style, 'row')
  if (columns.length === 0 || rows.length === 0) return null
  return { columns, rows, areas: style.gridTemplateAreas }
}

function touched(tracks: readonly Track[], from: number, to: number): number[] {
  return tracks.flatMap(({ start, end }, index) => (from < end - 1 && to > start + 1 ? [index] : []))
}

/** The cells that a box of the page lies over. */
export function cellsUnder({ columns, rows }: LaidGrid, box: DOMRect): GridCells | null {
  const across = touched(columns, box.left, box.right)
  const down = touched(rows, box.top, box.bottom)
  const [left, top] = [across[0], down[0]]
  if (left === undefined || top === undefined) return null
  return { left, top, right: across.at(-1) ?? left, bottom: down.at(-1) ?? top }
}

export function cellAt({ columns, rows }: LaidGrid, { x, y }: { x: number; y: number }): Cell {
  return { column: trackAt(columns, x), row: trackAt(rows, y) }
}

/** Where cells lie on the page. */
export function boxOfCells({ columns, rows }: LaidGrid, { left, right, top, bottom }: GridCells) {
  return boxOfTracks(columns.slice(left, right + 1), rows.slice(top, bottom + 1))
}

export function boxOfTracks(across: readonly Track[], down: readonly Track[]) {
  const [left, top] = [Math.min(...across.map(({ start }) => start)), Math.min(...down.map(({ start }) => start))]
  const [right, bottom] = [Math.max(...across.map(({ end }) => end)), Math.max(...down.map(({ end }) => end))]
  return { left, top, width: right - left, height: bottom - top }
}
