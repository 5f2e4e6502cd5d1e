import { Button } from '@pergola/ui'
import { messages } from './messages.ts'
import styles from './error-screen.module.css'

export interface ErrorScreenProps {
  error: unknown
  onRetry: () => void
}

/** The last resort: whatever no closer boundary has caught. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  return (
    <main className={styles.screen} role="alert">
      <h1 className={styles.title}>{messages.title}</h1>
      <p className={styles.text}>{messages.text}</p>
      <pre className={styles.detail}>{error instanceof Error ? error.message : String(error)}</pre>
      <Button variant="primary" onClick={onRetry}>
        {messages.retry}
      </Button>
    </main>
  )
}
