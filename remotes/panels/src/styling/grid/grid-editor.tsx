import { X } from 'lucide-react'
import { useCallback } from 'react'
import type { GridCells } from '@pergola/contracts'
import {
  areaNames,
  drawArea,
  fitAreas,
  freshArea,
  isAreaName,
  parseAreas,
  printAreas,
  removeArea,
  renameArea,
  type Areas,
} from '@pergola/site/grid'
import { IconButton, TextField } from '@pergola/ui'
import { useStyleEdit } from '../fields/use-style-edit.ts'
import { useStyleValue } from '../fields/use-style-value.ts'
import { useStyling } from '../styling-context.ts'
import styles from './grid-editor.module.css'
import { GridPicture, useTracks } from './grid-picture.tsx'
import { messages } from './messages.ts'
import { useGridLayout } from './use-grid-layout.ts'
import { TrackList } from './track-list.tsx'

const property = 'grid-template-areas'

/** The tracks of a grid as lists, and its areas as a picture that is drawn on. */
export function GridEditor() {
  const { warn } = useStyling()
  const edit = useStyleEdit()
  const columns = useTracks('grid-template-columns')
  const rows = useTracks('grid-template-rows')
  useGridLayout('element')
  const written = parseAreas(useStyleValue(property)?.value ?? '')
  const areas = fitAreas(written, rows.length, columns.length)

  const write = (next: Areas) => void edit.commit(property, printAreas(next))
  const draw = useCallback(
    (range: GridCells) => void edit.commit(property, printAreas(drawArea(areas, range, freshArea(areas)))),
    [areas, edit],
  )

  return (
    <div className={styles.editor}>
      <GridPicture label={messages.picture} columns={columns} rows={rows} areas={areas} onDraw={draw} />
      {areaNames(areas).map((name) => (
        <div key={name} className={styles.area}>
          <TextField
            label={messages.area(name)}
            hideLabel
            code
            value={name}
            onCommit={(typed) => {
              const to = typed.trim()
              if (!isAreaName(to)) return warn(messages.badName)
              if (areaNames(areas).includes(to)) return warn(messages.taken(to))
              write(renameArea(areas, name, to))
            }}
          />
          <IconButton label={messages.remove(name)} icon={<X />} onClick={() => write(removeArea(areas, name))} />
        </div>
      ))}
      <TrackList property="grid-template-columns" label={messages.columns} />
      <TrackList property="grid-template-rows" label={messages.rows} />
    </div>
  )
}
