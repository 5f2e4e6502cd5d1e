import { Button } from '@pergola/ui'
import { useState } from 'react'
import { useShell } from '../../context/shell-context.tsx'
import { messages } from './messages.ts'
import styles from './preview-overlay.module.css'

/** Stands over a page in which nothing runs, and says how it can. */
export function StillBar() {
  const { preview } = useShell().services
  const [busy, setBusy] = useState(false)
  return (
    <section className={styles.still} aria-label={messages.stillName}>
      <p className={styles.stillText}>{messages.still}</p>
      <Button disabled={busy} onClick={() => (setBusy(true), void preview.runScripts?.())}>
        {messages.runScripts}
      </Button>
    </section>
  )
}
