import { X } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import styles from './chip.module.css'
import { messages } from './messages.ts'

export interface ChipProps {
  label: string
  selected?: boolean | undefined
  /** A dot before the label; a text says what it means to those who cannot see it. */
  mark?: boolean | string | undefined
  onSelect?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  /** F2 and a double click ask for it. */
  onRename?: (() => void) | undefined
  labelRef?: Ref<HTMLButtonElement> | undefined
  /** What its cross does, where that is something else. */
  removeLabel?: string | undefined
}

/** Delete and Backspace on the chip remove it too. */
export function Chip(props: ChipProps) {
  const { label, selected, mark, onSelect, onRemove, onRename, labelRef, removeLabel } = props

  function keyDown(event: KeyboardEvent) {
    const work = event.key === 'F2' ? onRename : /^(?:Delete|Backspace)$/.test(event.key) ? onRemove : undefined
    if (!work) return
    event.preventDefault()
    // Elsewhere they are keys of the element.
    event.stopPropagation()
    work()
  }

  return (
    <span className={styles.chip} data-selected={selected || undefined}>
      <button
        ref={labelRef}
        type="button"
        className={styles.label}
        title={label}
        aria-pressed={selected ?? false}
        onClick={() => onSelect?.()}
        onDoubleClick={onRename}
        onKeyDown={keyDown}
      >
        {mark && (
          <span className={styles.mark}>
            <span className={styles.hidden}>{mark === true ? messages.marked : mark}</span>
          </span>
        )}
        <span className={styles.text}>{label}</span>
      </button>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel ?? messages.remove(label)}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
