import type { ReactNode } from 'react'
import styles from './read-only.module.css'

export interface ReadOnlyProps {
  when: boolean
  children: ReactNode
}

/**
 * What stands in it can be read, by eye and by screen reader, and not be changed: the browser itself switches every
 * field and button off. Buttons go, and so does what is marked `data-adds`: a form for something new. Headings that open
 * a section belong outside.
 */
export function ReadOnly({ when, children }: ReadOnlyProps) {
  return (
    <fieldset className={styles.area} disabled={when}>
      {children}
    </fieldset>
  )
}

/** A gesture on something that is no field, a label that scrubs, has to ask by itself. */
export function isReadOnly(element: Element): boolean {
  return element.closest('fieldset:disabled') !== null
}
