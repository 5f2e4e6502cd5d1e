import { useEffect, useState } from 'react'
import type { CanvasCore } from '../service/canvas-core.ts'
import styles from './spoken.module.css'
import { wordsFor } from './words-for.ts'

/** Says politely, and once, what happened on the page. */
export function Spoken({ core }: { core: CanvasCore }) {
  const [words, setWords] = useState('')
  useEffect(
    () =>
      core.store.subscribe((after, before) => {
        const said = wordsFor(before, after)
        if (said !== null) setWords(said)
      }),
    [core],
  )
  return (
    <p className={styles.spoken} aria-live="polite">
      {words}
    </p>
  )
}
