import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldFrame } from '../field/field-frame.tsx'
import styles from './select.module.css'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  icon?: ReactNode
  disabled?: boolean | undefined
}

export interface SelectProps<Value extends string = string> {
  label: string
  hideLabel?: boolean | undefined
  /** A value that is not among the options is shown as it is. */
  value: Value
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** Without an edge, for bars. */
  quiet?: boolean | undefined
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel, value, options, onChange, placeholder, disabled, quiet } = props
  const id = useId()
  const current = options.find((option) => option.value === value)
  const shown = current?.label ?? (value || placeholder)

  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel}>
      <Base.Root<Value>
        value={value}
        items={[...options]}
        disabled={disabled}
        onValueChange={(chosen) => {
          if (chosen !== null && chosen !== value) onChange(chosen)
        }}
      >
        <Base.Trigger
          id={id}
          className={styles.trigger}
          data-quiet={quiet || undefined}
          data-empty={!value || undefined}
        >
          {current?.icon}
          <span className={styles.value}>{shown}</span>
          <ChevronDown aria-hidden="true" className={styles.arrow} />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            className={styles.positioner}
            sideOffset={4}
            alignItemWithTrigger={false}
            collisionPadding={8}
          >
            <Base.Popup className={styles.popup}>
              {options.map((option) => (
                <Base.Item key={option.value} value={option.value} disabled={option.disabled} className={styles.item}>
                  <Base.ItemIndicator className={styles.mark}>
                    <Check aria-hidden="true" />
                  </Base.ItemIndicator>
                  {option.icon}
                  <Base.ItemText className={styles.value}>{option.label}</Base.ItemText>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  )
}
