import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { useTabStop } from '../walk/use-tab-stop.ts'
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
  const stop = useTabStop(
    options.map((option) => option.value),
    value,
  )
  return (
    <div className={styles.field}>
      <span id={id} className={hideLabel ? styles.hidden : styles.label}>
        {label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be a flex container everywhere */}
      <div role="group" className={styles.group} aria-labelledby={id} {...stop.group}>
        {options.map((option) => (
          <SegmentButton
            key={option.value}
            option={option}
            pressed={option.value === value}
            tabIndex={stop.tabIndexOf(option.value)}
            disabled={disabled}
            onClick={() => (option.value === value ? onClear?.() : onChange(option.value))}
          />
        ))}
      </div>
    </div>
  )
}

interface SegmentButtonProps extends Pick<ComponentProps<'button'>, 'tabIndex' | 'onClick' | 'disabled'> {
  option: Segment
  pressed: boolean
}

function SegmentButton({ option, pressed, ...rest }: SegmentButtonProps) {
  const button = (
    <button
      type="button"
      {...rest}
      value={option.value}
      className={styles.segment}
      aria-pressed={pressed}
      aria-label={option.icon === undefined ? undefined : option.label}
    >
      {option.icon ?? option.label}
    </button>
  )
  if (option.icon === undefined) return button
  return (
    <Tooltip content={option.label} shortcut={option.shortcut}>
      {button}
    </Tooltip>
  )
}
