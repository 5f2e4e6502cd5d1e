import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { FieldLabel, type FieldOrigin } from './field-label.tsx'
import styles from './style-field.module.css'

export interface StyleFieldProps {
  id: string
  label: string
  hideLabel?: boolean | undefined
  origin?: FieldOrigin | undefined
  onReset?: (() => void) | undefined
  renderLabel?: ((label: ReactElement) => ReactNode) | undefined
  /** What makes the label a handle that is dragged to change the value; null where it is none. */
  scrub?: Omit<ComponentProps<'label'>, 'onReset'> | null | undefined
  /** Label above the field instead of beside it. */
  stacked?: boolean | undefined
  /** Why the text cannot be applied. The field names it by `noteId`. */
  problem: string | null
  children: ReactNode
}

export const noteId = (id: string) => `${id}-note`

/** Label beside, reason below: the frame of every field that holds a value of a style. */
export function StyleField(props: StyleFieldProps) {
  const { id, label, hideLabel, origin, onReset, renderLabel, scrub, stacked, problem, children } = props
  return (
    <div className={styles.field} data-stacked={stacked || undefined} data-bare={hideLabel || undefined}>
      <FieldLabel
        htmlFor={id}
        hidden={hideLabel}
        origin={origin}
        onReset={onReset}
        renderLabel={renderLabel}
        scrubs={Boolean(scrub)}
        {...scrub}
      >
        {label}
      </FieldLabel>
      {children}
      {problem && (
        <p id={noteId(id)} className={styles.note} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
