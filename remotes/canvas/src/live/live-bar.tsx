import { Button } from '@pergola/ui'
import { useStore } from 'zustand'
import type { Live } from './live.ts'
import styles from './live.module.css'
import { messages } from './messages.ts'

/** Says that what is seen runs, and leads back. Stands over the stage, so that no page can cover it. */
export function LiveBar({ live }: { live: Live }) {
  const { targets, starting } = useStore(live.state)
  if (targets.length === 0) return null
  return (
    <div className={styles.bar} data-bottom-bar>
      <output>{starting.length > 0 ? messages.starting : messages.live}</output>
      <Button onClick={() => live.unmount()}>{messages.editAll}</Button>
    </div>
  )
}
