import { messages } from './messages.ts'
import styles from './slot-loading.module.css'

/** Quiet at first: a remote that is there at once shows no loading state. */
export function SlotLoading({ title }: { title: string }) {
  return (
    <output className={styles.loading}>
      <span className={styles.label}>{messages.loading(title)}</span>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </output>
  )
}
