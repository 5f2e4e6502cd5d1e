import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Tooltip } from '../tooltip/tooltip.tsx'
import styles from './segmented-control.module.css'

export interface Segment<Value extends string = string> {
  value: Value
  /** Name of the segment; its text too when there is no icon. */
  label: string
  icon?: ReactNode
  shortcut?: string | undefined
}

export interface SegmentedControlProps<Value extends string = string> {
  label: string
  hideLabel?: boolean | undefined
  /** No segment is pressed when it matches none. */
  value: Value | ''
  options: readonly Segment<Value>[]
  onChange: (value: Value) => void
  /** Called when the pressed segment is pressed again; without it that does nothing. */
  onClear?: (() => void) | undefined
  disabled?: boolean | undefined
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hideLabel = true, value, options, onChange, onClear, disabled } = props
  const id = useId()
  return (
    <div className={styles.field}>
      <span id={id} className={hideLabel ? styles.hidden : styles.label}>
        {label}
      </span>
      <ToggleGroup
        className={styles.group}
        aria-labelledby={id}
        disabled={disabled}
        value={value === '' ? [] : [value]}
        onValueChange={([chosen]) => {
          if (chosen === undefined) onClear?.()
          else onChange(chosen as Value)
        }}
      >
        {options.map((option) => (
          <SegmentButton key={option.value} option={option} />
        ))}
      </ToggleGroup>
    </div>
  )
}

function SegmentButton({ option }: { option: Segment }) {
  if (option.icon === undefined) {
    return (
      <Toggle value={option.value} className={styles.segment}>
        {option.label}
      </Toggle>
    )
  }
  return (
    <Tooltip content={option.label} shortcut={option.shortcut}>
      <Toggle value={option.value} className={styles.segment} aria-label={option.label}>
        {option.icon}
      </Toggle>
    </Tooltip>
  )
}
