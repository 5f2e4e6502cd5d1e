import type { ComponentPropsWithoutRef } from 'react'
import styles from './field-row.module.css'

/** A field and the buttons that belong to it, which stand beside its control and not beside its label. */
export function FieldRow(props: Omit<ComponentPropsWithoutRef<'div'>, 'className'>) {
  return <div {...props} className={styles.row} />
}
