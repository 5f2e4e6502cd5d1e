import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { GridCells } from '@pergola/contracts'
import type { Areas } from '@pergola/site/grid'
import { splitOutside } from '../split-list.ts'
import { useReadOnly, useStyling } from '../styling-context.ts'
import styles from './grid-editor.module.css'
import { messages } from './messages.ts'

/** Sizes of the tracks in the page, in pixels, as the browser has laid them out. */
export function useTracks(property: 'grid-template-columns' | 'grid-template-rows'): readonly number[] {
  const { surface } = useStyling()
  const computed = useStore(surface.state, () => surface.computed(property))
  const sizes = splitOutside(computed, ' ').filter((track) => /^[\d.]+px$/.test(track))
  return sizes.length === 0 ? [1] : sizes.map((track) => Number.parseFloat(track))
}

/** Small tracks stay large enough to be pressed. */
function template(tracks: readonly number[]): string {
  return tracks.map((size) => `minmax(24px, ${Math.max(size, 1)}fr)`).join(' ')
}

function between(from: Cell, to: Cell): GridCells {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  }
}

function isIn(range: GridCells | null, { row, column }: Cell): boolean {
  return range !== null && row >= range.top && row <= range.bottom && column >= range.left && column <= range.right
}

interface Cell {
  readonly row: number
  readonly column: number
}

/** Cells over which the pointer is dragged, told once when it is let go. */
function useDrawing(onDraw: (range: GridCells) => void) {
  const [drawn, setDrawn] = useState<{ readonly from: Cell; readonly to: Cell } | null>(null)
  useEffect(() => {
    if (!drawn) return undefined
    const end = () => {
      setDrawn(null)
      onDraw(between(drawn.from, drawn.to))
    }
    const cancel = () => setDrawn(null)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', cancel)
    return () => {
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', cancel)
    }
  }, [drawn, onDraw])
  return {
    range: drawn && between(drawn.from, drawn.to),
    begin: (cell: Cell) => setDrawn({ from: cell, to: cell }),
    extend: (cell: Cell) => drawn && setDrawn({ from: drawn.from, to: cell }),
  }
}

interface GridPictureProps {
  label: string
  columns: readonly number[]
  rows: readonly number[]
  areas: Areas
  /** Cells that something takes up now. */
  taken?: GridCells | null | undefined
  onDraw: (range: GridCells) => void
}

/** The grid as the page has it, small; a range is drawn by dragging over its cells, or by Enter on one of them. */
export function GridPicture({ label, columns, rows, areas, taken = null, onDraw }: GridPictureProps) {
  const readOnly = useReadOnly()
  const { range, begin, extend } = useDrawing(onDraw)
  const cells = areas.flatMap((names, row) => names.map((name, column) => ({ row, column, name })))
  return (
    <fieldset
      className={styles.picture}
      aria-label={label}
      style={{ gridTemplateColumns: template(columns), gridTemplateRows: template(rows) }}
    >
      {cells.map((cell) => (
        <button
          key={`${cell.row} ${cell.column}`}
          type="button"
          className={styles.cell}
          disabled={readOnly}
          aria-label={messages.cell(cell.row + 1, cell.column + 1, cell.name)}
          data-area={cell.name === '.' ? undefined : cell.name}
          data-taken={isIn(taken, cell) || undefined}
          data-drawn={isIn(range, cell) || undefined}
          onPointerDown={(event) => {
            // A finger would keep its cell, and no other one would hear of it.
            event.currentTarget.releasePointerCapture?.(event.pointerId)
            begin(cell)
          }}
          onPointerEnter={() => extend(cell)}
          // A press of the pointer has drawn already.
          onClick={(event) => event.detail === 0 && onDraw(between(cell, cell))}
        >
          {cell.name === '.' ? '' : cell.name}
        </button>
      ))}
    </fieldset>
  )
}
