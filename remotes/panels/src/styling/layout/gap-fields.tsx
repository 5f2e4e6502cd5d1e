import { PropertyField } from '../rows/property-field.tsx'
import type { PropertyRow } from '../rows/property-row.ts'
import { axisPicture } from '../fields/axis-picture.tsx'
import styles from './layout.module.css'

/** Each gap beside a picture of where it lies: the names of the properties tell few people. */
export function GapFields({ rows }: { rows: readonly PropertyRow[] }) {
  return (
    <div className={styles.gaps}>
      {rows.map((row) => (
        <div key={row.property} className={styles.gap}>
          {axisPicture(row.property, 'gap')}
          <PropertyField row={row} />
        </div>
      ))}
    </div>
  )
}
