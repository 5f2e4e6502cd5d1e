import { useState } from 'react'
import { messages } from './messages.ts'
import styles from './slot-fallback.module.css'

interface SlotFallbackProps {
  heading: string
  text?: string
  detail?: string | undefined
  /** Absent where trying again cannot help. */
  onRetry?: () => unknown
  /** One line, for a bar. */
  compact?: boolean
}

/** Stands in a remote's place and says what happened to it. */
export function SlotFallback({ heading, text, detail, onRetry, compact }: SlotFallbackProps) {
  const [retrying, setRetrying] = useState(false)

  async function retry() {
    setRetrying(true)
    try {
      await onRetry?.()
    } finally {
      setRetrying(false)
    }
  }

  return (
    <div className={styles.fallback} data-compact={compact || undefined} role="alert">
      <h2 className={styles.heading}>{heading}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {detail && <p className={styles.detail}>{detail}</p>}
      {onRetry && (
        <button type="button" className={styles.retry} disabled={retrying} onClick={retry}>
          {retrying ? messages.retrying : messages.retry}
        </button>
      )}
    </div>
  )
}
