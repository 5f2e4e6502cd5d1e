import type { ReactNode } from 'react'
import styles from './overlay.module.css'

interface ToolButtonProps {
  readonly name: string
  /** With its keys, for the pointer. */
  readonly hint?: string
  readonly pressed?: boolean | undefined
  readonly icon: ReactNode
  readonly onPress: () => void
}

export function ToolButton({ name, hint = name, pressed, icon, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      title={hint}
      aria-label={name}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {icon}
    </button>
  )
}
