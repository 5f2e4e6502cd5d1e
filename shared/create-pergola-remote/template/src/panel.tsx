import { useSyncExternalStore } from 'react'
import type { CanvasService } from '@pergola/contracts'
import { EmptyState, PanelFrame } from '@pergola/ui'
import type { OptionsStore } from './options.ts'
import styles from './panel.module.css'

interface PanelProps {
  canvas: CanvasService
  options: OptionsStore
}

/** How long the text of the selected element is, or of the whole page. */
export function Panel({ canvas, options }: PanelProps) {
  const { selection, revision } = useSyncExternalStore(canvas.state.subscribe, canvas.state.getState)
  const { namesElement } = useSyncExternalStore(options.subscribe, options.get)
  const id = selection[0] ?? canvas.rootLayer()
  if (id === null) return <EmptyState title="Open a page to see how long its text is." />
  const layer = canvas.layer(id)
  return (
    <PanelFrame label="REMOTE_TITLE">
      <p className={styles.count} data-revision={revision}>
        <strong>{canvas.textOf(id).trim().length}</strong> letters
      </p>
      {namesElement && layer && <p className={styles.name}>in {layer.label}</p>}
    </PanelFrame>
  )
}
