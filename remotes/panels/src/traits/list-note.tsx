import { useStore } from 'zustand'
import { isNoListOfAnswer, listsInReach } from './lists-in-reach.ts'
import { messages } from './messages.ts'
import styles from './traits-panel.module.css'
import type { TraitProps } from './use-traits.ts'

/** What the server answered last, where that is no list: visitors would read of a failure, or see nothing. */
export function ListNote({ element, services: { canvas }, list }: TraitProps & { list: string }) {
  // Another answer may come while the element is looked at.
  useStore(canvas.record)
  if (!isNoListOfAnswer(canvas, element, list)) return null
  return (
    <p className={styles.note} data-warning role="alert">
      {messages.noListThere(list, listsInReach(canvas, element))}
    </p>
  )
}
