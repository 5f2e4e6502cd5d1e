import { RemoteView } from '../../remotes/index.ts'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import styles from './canvas-footer.module.css'
import { messages } from './messages.ts'

/** The path of the selected element, element count and save state, drawn by the owner of the page. */
export function CanvasFooter() {
  const { remotes } = useShell()
  const filled = useStore(remotes.state, ({ views }) => 'bar:breadcrumb' in views)
  if (!filled) return null
  return (
    <footer className={styles.footer} aria-label={messages.footer} data-region="path">
      <RemoteView slot="bar:breadcrumb" />
    </footer>
  )
}
