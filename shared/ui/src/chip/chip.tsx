import { X } from 'lucide-react'
import styles from './chip.module.css'
import { messages } from './messages.ts'

export interface ChipProps {
  label: string
  selected?: boolean | undefined
  /** A dot before the label; a text says what it means to those who cannot see it. */
  mark?: boolean | string | undefined
  onSelect?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  /** What its cross does, where that is something else. */
  removeLabel?: string | undefined
}

/** Delete and Backspace on the chip remove it too. */
export function Chip({ label, selected, mark, onSelect, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={styles.chip} data-selected={selected || undefined}>
      <button
        type="button"
        className={styles.label}
        title={label}
        aria-pressed={selected ?? false}
        onClick={() => onSelect?.()}
        onKeyDown={(event) => {
          if (!onRemove || (event.key !== 'Delete' && event.key !== 'Backspace')) return
          event.preventDefault()
          onRemove()
        }}
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
