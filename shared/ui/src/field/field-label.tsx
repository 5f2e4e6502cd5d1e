import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { isReadOnly } from '../read-only/read-only.tsx'
import styles from './field-label.module.css'

/** Where the value comes from; colours the label. */
export type FieldOrigin = 'here' | 'elsewhere' | 'inherited' | 'default' | 'overridden'

export interface FieldLabelProps extends ComponentProps<'label'> {
  hidden?: boolean | undefined
  origin?: FieldOrigin | undefined
  /** Alt+click. */
  onReset?: (() => void) | undefined
  scrubs?: boolean | undefined
  renderLabel?: ((label: ReactElement) => ReactNode) | undefined
}

/** The label of a style field: its colour says where the value comes from. */
export function FieldLabel({ hidden, origin, onReset, scrubs, renderLabel, children, ...rest }: FieldLabelProps) {
  const reset = {
    onClick: (event: MouseEvent) => {
      if (!event.altKey || !onReset || isReadOnly(event.currentTarget)) return
      event.preventDefault()
      onReset()
    },
  }
  const label = (
    <label
      {...rest}
      {...reset}
      className={hidden ? styles.hidden : styles.label}
      data-origin={origin}
      data-scrubs={scrubs || undefined}
    >
      {children}
    </label>
  )
  return renderLabel ? renderLabel(label) : label
}
