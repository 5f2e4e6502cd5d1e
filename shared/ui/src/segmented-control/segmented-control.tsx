import { useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
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

/** A group of buttons that is one stop of the Tab key; arrow keys go from one to the next. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hideLabel = true, value, options, onChange, onClear, disabled } = props
  const id = useId()
  const stop = options.some((option) => option.value === value) ? value : options[0]?.value
  return (
    <div className={styles.field}>
      <span id={id} className={hideLabel ? styles.hidden : styles.label}>
        {label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a look of its own */}
      <div role="group" className={styles.group} aria-labelledby={id}>
        {options.map((option) => (
          <SegmentButton
            key={option.value}
            option={option}
            pressed={option.value === value}
            isStop={option.value === stop}
            disabled={disabled}
            onPress={() => (option.value === value ? onClear?.() : onChange(option.value))}
          />
        ))}
      </div>
    </div>
  )
}

interface SegmentButtonProps {
  option: Segment
  pressed: boolean
  isStop: boolean
  disabled: boolean | undefined
  onPress: () => void
}

function SegmentButton({ option, pressed, isStop, disabled, onPress }: SegmentButtonProps) {
  const button = (
    <button
      type="button"
      className={styles.segment}
      aria-label={option.icon === undefined ? undefined : option.label}
      aria-pressed={pressed}
      data-pressed={pressed || undefined}
      disabled={disabled}
      data-disabled={disabled || undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={onPress}
      onKeyDown={moveFocus}
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

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>(':scope > button') ?? [])]
  const next = buttons.at((buttons.indexOf(event.currentTarget) + step) % buttons.length)
  event.preventDefault()
  event.stopPropagation()
  next?.focus()
}
