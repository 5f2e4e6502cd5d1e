import { useStore } from 'zustand'
import type { CanvasService } from '@pergola/contracts'
import { messages } from './messages.ts'
import styles from './one-of-several.module.css'

/** Says of a panel for one element whose it is while several are selected. */
export function OneOfSeveral({ canvas }: { canvas: Pick<CanvasService, 'state'> }) {
  const count = useStore(canvas.state, ({ selection }) => selection.length)
  const label = useStore(canvas.state, ({ selected }) => selected?.label)
  if (count < 2 || label === undefined) return null
  return <p className={styles.note}>{messages.only(label, count)}</p>
}
