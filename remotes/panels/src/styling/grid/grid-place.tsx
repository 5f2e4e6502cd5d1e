import { useCallback } from 'react'
import type { GridCells } from '@pergola/contracts'
import { fitAreas, parseAreas, placeEdits } from '@pergola/site/grid'
import { messages as panelMessages } from '../messages.ts'
import { useStyling } from '../styling-context.ts'
import styles from './grid-editor.module.css'
import { GridPicture } from './grid-picture.tsx'
import { messages } from './messages.ts'
import { useGridLayout } from './use-grid-layout.ts'

/** The grid around the selected child: dragging over its cells puts the child there. */
export function GridPlace() {
  const { surface, canvas } = useStyling()
  const layout = useGridLayout('parent')
  const written = parseAreas(layout?.areas ?? '')
  const areas = fitAreas(written, layout?.rows.length ?? 0, layout?.columns.length ?? 0)
  const draw = useCallback(
    (range: GridCells) => {
      // A rule styles others of its class, which are not to be put on top of it; a frame of an animation is its own.
      if (surface === canvas.styles && canvas.placeInGrid) canvas.placeInGrid(range)
      else surface.edit(placeEdits(range, areas), { label: panelMessages.save(messages.placed) })
    },
    [surface, canvas, areas],
  )
  if (!layout) return <p className={styles.note}>{messages.noGrid}</p>
  const { columns, rows, place } = layout
  return <GridPicture label={messages.place} columns={columns} rows={rows} areas={areas} taken={place} onDraw={draw} />
}
