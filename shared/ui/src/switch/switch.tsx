import { useId } from 'react'
import styles from './switch.module.css'

export interface SwitchProps {
  label: string
  hideLabel?: boolean | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  hint?: string | undefined
}

export function Switch({ label, hideLabel, checked, onChange, disabled, hint }: SwitchProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={hideLabel ? styles.hidden : styles.label} data-disabled={disabled || undefined}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </label>
      <button
        type="button"
        role="switch"
        id={id}
        className={styles.track}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint && `${id}-hint`}
        aria-checked={checked}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      >
        <span className={styles.thumb} />
      </button>
    </div>
  )
}
