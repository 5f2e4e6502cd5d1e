import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { StyleValue } from '@pergola/contracts'
import { FieldLabel } from '@pergola/ui'
import { useSourceLabel } from './use-source-label.tsx'
import styles from './fields.module.css'
import { useStyleEdit } from './use-style-edit.ts'

interface LabelledRowProps {
  property: string
  label: string
  value: StyleValue | undefined
  children: ReactNode
}

/** Label beside a field that has a hidden label of its own: the visible one shows where the value comes from. */
export function LabelledRow({ property, label, value, children }: LabelledRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const edit = useStyleEdit()
  const renderLabel = useSourceLabel(property)
  return (
    <div ref={row} className={styles.row}>
      <FieldLabel
        aria-hidden="true"
        origin={value?.origin ?? 'default'}
        renderLabel={renderLabel}
        onReset={() => edit.reset(property)}
        onPointerUp={(event) => {
          if (!event.altKey) row.current?.querySelector<HTMLElement>('input, button')?.focus()
        }}
      >
        {label}
      </FieldLabel>
      {children}
    </div>
  )
}
