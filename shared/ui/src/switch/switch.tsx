import { Switch as Base } from '@base-ui/react/switch'
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
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      <Base.Root
        id={id}
        className={styles.track}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onChange(next)}
        aria-label={hideLabel ? label : undefined}
      >
        <Base.Thumb className={styles.thumb} />
      </Base.Root>
    </div>
  )
}
