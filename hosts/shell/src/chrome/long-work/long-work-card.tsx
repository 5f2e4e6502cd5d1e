import { Button, ProgressBar } from '@pergola/ui'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import styles from './long-work-card.module.css'
import { messages } from './messages.ts'

/** Appears when work takes longer than a second; quick work shows nothing. */
export function LongWorkCard() {
  const { work } = useShell()
  const current = useStore(work, (state) => state.current)
  if (!current) return null
  const { label, progress, cancel } = current
  return (
    <output className={styles.card}>
      <ProgressBar
        label={label}
        done={progress?.done ?? 0}
        total={progress?.total ?? 0}
        detail={progress ? `${progress.label} ${progress.done} / ${progress.total}` : undefined}
      />
      <Button variant="ghost" onClick={cancel}>
        {messages.cancel}
      </Button>
    </output>
  )
}
