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
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={hideLabel ? styles.hidden : styles.label}
        data-disabled={disabled || undefined}
      >
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      <button
        type="button"
        role="switch"
        id={id}
        className={styles.track}
        aria-labelledby={`${id}-label`}
        aria-checked={checked}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      >
        <span className={styles.thumb} />
      </button>
    </div>
  )
}
