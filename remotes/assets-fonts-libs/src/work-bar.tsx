import { Button, ProgressBar } from '@pergola/ui'
import { messages } from './messages.ts'
import type { RunningWork } from './use-long-work.ts'
import styles from './work-bar.module.css'

/** How far the work is, and the way to give it up. */
export function WorkBar({ work }: { work: RunningWork | null }) {
  if (!work) return null
  const { done, total, label } = work.progress
  return (
    <div className={styles.bar}>
      <ProgressBar label={work.label} done={done} total={total} detail={`${label} ${done} / ${total}`} />
      <Button onClick={work.cancel}>{messages.cancel}</Button>
    </div>
  )
}
