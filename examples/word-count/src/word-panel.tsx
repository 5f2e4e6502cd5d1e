import { useSyncExternalStore } from 'react'
import type { CanvasService } from '@pergola/contracts'
import { EmptyState, PanelFrame } from '@pergola/ui'
import { countWords, minutesOf } from './count-words.ts'
import type { Pace } from './pace.ts'
import styles from './word-panel.module.css'

interface WordPanelProps {
  canvas: CanvasService
  pace: Pace
}

export function WordPanel({ canvas, pace }: WordPanelProps) {
  const { selection } = useSyncExternalStore(canvas.state.subscribe, canvas.state.getState)
  const perMinute = useSyncExternalStore(pace.subscribe, pace.get)
  const root = canvas.rootLayer()
  if (root === null) return <EmptyState title="Open a page to count its words." />
  const page = countWords(canvas.textOf(root))
  const selected = selection.reduce((sum, id) => sum + countWords(canvas.textOf(id)), 0)
  return (
    <PanelFrame label="Words">
      <dl className={styles.numbers}>
        <dt>Page</dt>
        <dd>{page}</dd>
        <dt>Selection</dt>
        <dd>{selection.length > 0 ? selected : '–'}</dd>
        <dt>Minutes to read</dt>
        <dd>{minutesOf(page, perMinute)}</dd>
      </dl>
    </PanelFrame>
  )
}
