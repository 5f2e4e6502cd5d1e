import type { GridCells, StyleEdit } from '@pergola/contracts'
import { areaNames, rangeOf, type Areas } from './grid-areas.ts'

/** Every way to say where a child stands; what is not written takes nothing away. */
const places = [
  'grid-area',
  ...['row', 'column'].flatMap((axis) => [`grid-${axis}`, `grid-${axis}-start`, `grid-${axis}-end`]),
]

const isSame = (a: GridCells | null, b: GridCells) =>
  a !== null && a.top === b.top && a.left === b.left && a.bottom === b.bottom && a.right === b.right

const lines = (first: number, last: number) => (first === last ? `${first + 1}` : `${first + 1} / ${last + 2}`)

/** The name of the area that these cells are, else their lines. What said it otherwise goes. */
export function placeEdits(range: GridCells, areas: Areas): readonly StyleEdit[] {
  const area = areaNames(areas).find((name) => isSame(rangeOf(areas, name), range))
  const wanted: Readonly<Record<string, string>> =
    area === undefined
      ? { 'grid-row': lines(range.top, range.bottom), 'grid-column': lines(range.left, range.right) }
      : { 'grid-area': area }
  const cleared = places.filter((property) => !(property in wanted)).map((property) => ({ property, value: null }))
  return [...cleared, ...Object.entries(wanted).map(([property, value]) => ({ property, value }))]
}
