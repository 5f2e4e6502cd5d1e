import { ChevronDown } from 'lucide-react'
import { useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { Choice } from '../choice-list/choice-list.tsx'
import { useChoiceList } from '../combobox/use-choice-list.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import styles from '../choice-list/choice-list.module.css'

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

/** A pause this long starts a new word. */
const typingPause = 700

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel, value, options, onChange, placeholder, disabled, quiet } = props
  const id = useId()
  const typed = useRef({ text: '', at: 0 })
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
    // Letters are for finding a choice here, not for the editor's single-letter commands.
    event.preventDefault()
    const now = performance.now()
    typed.current = { text: now - typed.current.at > typingPause ? event.key : typed.current.text + event.key, at: now }
    const found = nextByText(options, typed.current.text, list.isOpen ? list.active : -1)
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

/** The next option that begins with the text, round the end; more letters may still mean the one already found. */
function nextByText(options: readonly SelectOption[], text: string, from: number): number {
  const begins = (index: number) => options[index]?.label.toLowerCase().startsWith(text.toLowerCase()) === true
  const start = text.length > 1 ? Math.max(0, from) : from + 1
  const order = options.map((_option, index) => (start + index) % options.length)
  return order.find(begins) ?? -1
}
