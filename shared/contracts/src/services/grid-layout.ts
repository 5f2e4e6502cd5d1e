/** Cells of a rectangle, both ends in it, counted from 0. */
export interface GridCells {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** A grid as the browser has laid it out. */
export interface GridLayout {
  /** Used sizes of the tracks, in CSS pixels. */
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  /** As `grid-template-areas` computes: rows of names in quotes, or `none`. */
  readonly areas: string
  /** Cells that the selected child takes up; null where the grid is the selected element itself. */
  readonly place: GridCells | null
}

/** The selected element, or the one around it. */
export type GridOwner = 'element' | 'parent'
