import { useMemo } from 'react'
import { callbacksOf } from '@pergola/site/motions'
import type { Motion } from '@pergola/site/motions'
import { messages } from './messages.ts'
import styles from './motion-panel.module.css'

/** Under the controls of a motion that brings code, which they do not run, whether the project is trusted or not. */
export function CodeNote({ motion }: { motion: Motion }) {
  const hasCode = useMemo(() => callbacksOf(motion).length > 0, [motion])
  return hasCode && <p className={styles.shared}>{messages.hasCode}</p>
}
