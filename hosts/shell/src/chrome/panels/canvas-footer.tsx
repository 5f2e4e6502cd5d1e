import { useStore } from 'zustand'
import { useCanvasState, useShell } from '../../compose/shell-context.tsx'
import { RemoteView } from '../../remotes/index.ts'
import styles from './canvas-footer.module.css'
import { messages } from './messages.ts'
import { SaveState } from './save-state.tsx'

export function CanvasFooter() {
  const { remotes } = useShell()
  const crumbs = useStore(remotes.state, ({ views }) => 'bar:breadcrumb' in views)
  const elements = useCanvasState((state) => (state.phase === 'ready' ? state.elements : null))
  return (
    <footer className={styles.footer} aria-label={messages.footer}>
      <div className={styles.crumbs}>{crumbs && <RemoteView slot="bar:breadcrumb" />}</div>
      {elements !== null && <span className={styles.count}>{messages.elements(elements)}</span>}
      <SaveState />
    </footer>
  )
}
