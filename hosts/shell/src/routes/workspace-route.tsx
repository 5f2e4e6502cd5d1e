import { useStore } from 'zustand'
import { useShell } from '../context/shell-context.tsx'
import { RemoteView } from '../remotes/index.ts'
import styles from './screen.module.css'

export function WorkspaceRoute() {
  const { ended, views } = useStore(useShell().guard.state)
  return (
    <div className={styles.screen}>
      {ended && views && <views.EndedPage {...ended} />}
      <RemoteView slot="screen:workspace" />
    </div>
  )
}
