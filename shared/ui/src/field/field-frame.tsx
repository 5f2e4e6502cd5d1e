import type { ReactNode } from 'react'
import styles from './field.module.css'

export interface FieldFrameProps {
  id: string
  label: string
  hideLabel?: boolean | undefined
  error?: string | null | undefined
  hint?: string | undefined
  children: ReactNode
}

/** Label above, note below: the frame of every field. */
export function FieldFrame({ id, label, hideLabel, error, hint, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? styles.hidden : styles.label}>
        {label}
      </label>
      {children}
      {(error || hint) && (
        <p
          id={`${id}-note`}
          className={styles.note}
          data-error={error ? true : undefined}
          role={error ? 'alert' : undefined}
        >
          {error || hint}
        </p>
      )}
    </div>
  )
}
