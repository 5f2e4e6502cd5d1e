import { useId } from 'react'
import styles from './publish.module.css'

interface SecretFieldProps {
  label: string
  value: string
  /** One is kept already, and an empty field keeps it. */
  isKept: boolean
  hint: string
  onChange: (value: string) => void
}

/** What is typed is not shown, and no manager of passwords is told of it. */
export function SecretField({ label, value, isKept, hint, onChange }: SecretFieldProps) {
  const id = useId()
  return (
    <div className={styles.secret}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="password"
        value={value}
        autoComplete="off"
        spellCheck={false}
        placeholder={isKept ? '••••••••' : undefined}
        required={!isKept}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  )
}
