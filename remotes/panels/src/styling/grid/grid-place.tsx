import { useCallback } from 'react'
import type { StyleEdit } from '@pergola/contracts'
import { messages as panelMessages } from '../messages.ts'
import { useStyling } from '../styling-context.ts'
import { areaNames, fitAreas, parseAreas, rangeOf } from './grid-areas.ts'
import type { Areas, CellRange } from './grid-areas.ts'
import styles from './grid-editor.module.css'
import { GridPicture } from './grid-picture.tsx'
import { messages } from './messages.ts'
import { useGridLayout } from './use-grid-layout.ts'

/** Every way to say where a child stands; what is not written takes nothing away. */
const places = [
  'grid-area',
  ...['row', 'column'].flatMap((axis) => [`grid-${axis}`, `grid-${axis}-start`, `grid-${axis}-end`]),
]

const isSame = (a: CellRange | null, b: CellRange) =>
  a !== null && a.top === b.top && a.left === b.left && a.bottom === b.bottom && a.right === b.right

const lines = (first: number, last: number) => (first === last ? `${first + 1}` : `${first + 1} / ${last + 2}`)

/** The name of the area that these cells are, else their lines. What said it otherwise goes. */
export function placeEdits(range: CellRange, areas: Areas): readonly StyleEdit[] {
  const area = areaNames(areas).find((name) => isSame(rangeOf(areas, name), range))
  const wanted: Readonly<Record<string, string>> =
    area === undefined
      ? { 'grid-row': lines(range.top, range.bottom), 'grid-column': lines(range.left, range.right) }
      : { 'grid-area': area }
  const cleared = places.filter((property) => !(property in wanted)).map((property) => ({ property, value: null }))
  return [...cleared, ...Object.entries(wanted).map(([property, value]) => ({ property, value }))]
}

/** The grid around the selected child: dragging over its cells puts the child there. */
export function GridPlace() {
  const { surface } = useStyling()
  const layout = useGridLayout('parent')
  const written = parseAreas(layout?.areas ?? '')
  const areas = fitAreas(written, layout?.rows.length ?? 0, layout?.columns.length ?? 0)
  const draw = useCallback(
    (range: CellRange) => surface.edit(placeEdits(range, areas), { label: panelMessages.save(messages.placed) }),
    [surface, areas],
  )
  if (!layout) return <p className={styles.note}>{messages.noGrid}</p>
  const { columns, rows, place } = layout
  return <GridPicture label={messages.place} columns={columns} rows={rows} areas={areas} taken={place} onDraw={draw} />
}
