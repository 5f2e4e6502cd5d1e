import { useId } from 'react'
import styles from './progress.module.css'

export interface ProgressBarProps {
  label: string
  done: number
  /** 0 when nobody knows yet. */
  total: number
  /** Behind the label; `done / total` when absent. */
  detail?: string | undefined
}

export function ProgressBar({ label, done, total, detail }: ProgressBarProps) {
  const id = useId()
  const known = total > 0
  return (
    <div className={styles.progress}>
      <div className={styles.caption}>
        <span id={id}>{label}</span>
        <span className={styles.count}>{detail ?? (known ? `${done} / ${total}` : '')}</span>
      </div>
      <progress
        className={styles.track}
        aria-labelledby={id}
        {...(known ? { max: total, value: Math.min(done, total) } : {})}
      />
    </div>
  )
}
