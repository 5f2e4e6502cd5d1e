import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import type { Choice } from '../choice-list/choice-list.tsx'
import { useChoiceList } from '../choice-list/use-choice-list.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import styles from './select.module.css'

export type SelectOption<Value extends string = string> = Choice<Value>

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
  const list = useChoiceList<Value>({
    id,
    label,
    choices: options,
    current: value,
    onChoose: (chosen) => chosen !== value && onChange(chosen),
  })

  function open(field: Element) {
    list.open(
      field,
      options.findIndex((option) => option.value === value),
    )
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (list.onKeyDown(event)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      return open(event.currentTarget)
    }
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    const found = nextByLetter(options, event.key, list.isOpen ? list.active : -1)
    if (found === -1) return
    if (list.isOpen) list.setActive(found)
    else list.open(event.currentTarget, found)
  }

  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel}>
      <button
        type="button"
        id={id}
        {...list.field}
        className={styles.trigger}
        disabled={disabled}
        data-disabled={disabled || undefined}
        data-quiet={quiet || undefined}
        data-empty={!value || undefined}
        data-popup-open={list.isOpen || undefined}
        onClick={(event) => (list.isOpen ? list.close() : open(event.currentTarget))}
        onBlur={() => list.isOpen && list.close()}
        onKeyDown={onKeyDown}
      >
        {current?.icon}
        <span className={styles.value}>{current?.label ?? (value || placeholder)}</span>
        <ChevronDown aria-hidden="true" className={styles.arrow} />
      </button>
      {list.popup}
    </FieldFrame>
  )
}

/** The next option that begins with the letter, round the end. */
function nextByLetter(options: readonly SelectOption[], letter: string, from: number): number {
  const begins = (index: number) => options[index]?.label.toLowerCase().startsWith(letter.toLowerCase()) === true
  const order = options.map((_option, index) => (from + 1 + index) % options.length)
  return order.find(begins) ?? -1
}
