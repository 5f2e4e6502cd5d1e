import { Search, X } from 'lucide-react'
import { useId } from 'react'
import type { Ref } from 'react'
import styles from './field.module.css'
import inputStyles from './input.module.css'
import { focusOnMount } from './focus-on-mount.ts'
import { messages } from './messages.ts'

export interface SearchFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  /** Shown in the empty field; the label when absent. */
  placeholder?: string | undefined
  autoFocus?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Enter takes what was found first. */
  onEnter?: (() => void) | undefined
}

/** Escape empties a filled field first; only an empty one lets Escape through. */
export function SearchField({ label, value, onChange, placeholder, autoFocus, inputRef, onEnter }: SearchFieldProps) {
  const id = useId()
  return (
    <search className={styles.search}>
      <label htmlFor={id} className={styles.hidden}>
        {label}
      </label>
      <Search aria-hidden="true" />
      <input
        id={id}
        ref={inputRef ?? (autoFocus ? focusOnMount : undefined)}
        className={inputStyles.input}
        type="text"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder ?? label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.()
          if (event.key !== 'Escape' || value === '') return
          event.stopPropagation()
          onChange('')
        }}
      />
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label={messages.clearSearch} onClick={() => onChange('')}>
          <X aria-hidden="true" />
        </button>
      )}
    </search>
  )
}
