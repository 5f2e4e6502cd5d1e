import type { ReactNode } from 'react'
import type { PropertyRow } from './property-row.ts'
import styles from './property-group.module.css'
import { PropertyField } from './property-field.tsx'

interface PropertyGroupProps {
  title?: string
  rows?: readonly PropertyRow[]
  /** Two short fields beside each other. */
  columns?: 1 | 2
  children?: ReactNode
}

export function PropertyGroup({ title, rows = [], columns = 1, children }: PropertyGroupProps) {
  return (
    <fieldset className={styles.group} aria-label={title}>
      {title !== undefined && (
        <h3 className={styles.title} aria-hidden="true">
          {title}
        </h3>
      )}
      {rows.length > 0 && (
        <div className={styles.rows} data-columns={columns}>
          {rows.map((row) => (
            <PropertyField key={row.property} row={row} />
          ))}
        </div>
      )}
      {children}
    </fieldset>
  )
}
