import type { GridCells } from '@pergola/contracts'
import type { Cell, LaidGrid } from './read-grid.ts'

/** The sides of an area that a drag takes along; null for an axis that stays. */
export interface Edge {
  readonly x: 'left' | 'right' | null
  readonly y: 'top' | 'bottom' | null
}

/** The cells that a drag means once the pointer is over a cell. */
export type RangeAt = (cell: Cell) => GridCells

/** Where text runs from the right, so do the columns. */
function isReversed({ columns }: LaidGrid): boolean {
  return (columns[0]?.start ?? 0) > (columns.at(-1)?.start ?? 0)
}

export function drawnFrom(from: Cell): RangeAt {
  return ({ column, row }) => ({
    left: Math.min(from.column, column),
    right: Math.max(from.column, column),
    top: Math.min(from.row, row),
    bottom: Math.max(from.row, row),
  })
}

function shift(first: number, last: number, by: number, count: number): number {
  return Math.max(-first, Math.min(by, count - 1 - last))
}

/** As many cells as before, as far as the pointer has gone, and all of them within the grid. */
export function movedFrom(from: Cell, { columns, rows }: LaidGrid, range: GridCells): RangeAt {
  return ({ column, row }) => {
    const across = shift(range.left, range.right, column - from.column, columns.length)
    const down = shift(range.top, range.bottom, row - from.row, rows.length)
    return {
      left: range.left + across,
      right: range.right + across,
      top: range.top + down,
      bottom: range.bottom + down,
    }
  }
}

/** The opposite edge stays where it is; an edge that is dragged past it goes on to the other side. */
export function resizedBy({ x, y }: Edge, grid: LaidGrid, range: GridCells): RangeAt {
  const fixed = {
    column: (x === 'left') === isReversed(grid) ? range.left : range.right,
    row: y === 'top' ? range.bottom : range.top,
  }
  return (cell) => {
    const drawn = drawnFrom(fixed)(cell)
    return {
      left: x === null ? range.left : drawn.left,
      right: x === null ? range.right : drawn.right,
      top: y === null ? range.top : drawn.top,
      bottom: y === null ? range.bottom : drawn.bottom,
    }
  }
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function within(last: number, first: number, count: number): number {
  return Math.max(first, Math.min(last, count - 1))
}

/** An arrow key moves by a cell; with Shift the last row or column goes over a line, and a cell stays in any case. */
export function rangeByKey(key: string, isSized: boolean, grid: LaidGrid, range: GridCells): GridCells {
  const [x = 0, y = 0] = steps[key] ?? []
  const by = { column: isReversed(grid) ? -x : x, row: y }
  if (!isSized) return movedFrom({ column: 0, row: 0 }, grid, range)(by)
  return {
    ...range,
    right: within(range.right + by.column, range.left, grid.columns.length),
    bottom: within(range.bottom + by.row, range.top, grid.rows.length),
  }
}
