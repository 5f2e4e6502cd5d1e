import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { messages } from './messages.ts'
import styles from './read-only-notice.module.css'

export interface ReadOnlyNoticeProps {
  text: string
  /** Makes this tab the one that writes; absent where nobody offers that. */
  onTakeOver?: (() => Promise<unknown>) | undefined
}

/** Why nothing can be changed here, and the way to change that. */
export function ReadOnlyNotice({ text, onTakeOver }: ReadOnlyNoticeProps) {
  const [isBusy, setBusy] = useState(false)

  function takeOver(run: () => Promise<unknown>) {
    setBusy(true)
    void run().finally(() => setBusy(false))
  }

  return (
    <div className={styles.notice}>
      <p className={styles.text}>{text}</p>
      {onTakeOver && (
        <Button disabled={isBusy} onClick={() => takeOver(onTakeOver)}>
          {messages.takeOver}
        </Button>
      )}
    </div>
  )
}
