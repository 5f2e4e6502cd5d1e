import { Skeleton } from '@pergola/ui'
import { lazy, Suspense } from 'react'
import type { CallbackFieldsProps } from './callback-inputs.tsx'
import { messages } from './messages.ts'
import styles from './motion-panel.module.css'

// With what reads code, which weighs more than the whole panel.
const Inputs = lazy(async () => ({ default: (await import('./callback-inputs.tsx')).CallbackInputs }))

/** Code that is called while a motion plays. */
export function CallbackFields(props: CallbackFieldsProps) {
  return (
    <div className={styles.fields}>
      <p className={styles.muted}>{messages.codeHint}</p>
      <Suspense fallback={<Skeleton />}>
        <Inputs {...props} />
      </Suspense>
    </div>
  )
}
