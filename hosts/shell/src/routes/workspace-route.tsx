import { RemoteView } from '../remotes/index.ts'
import styles from './screen.module.css'

export function WorkspaceRoute() {
  return (
    <div className={styles.screen}>
      <RemoteView slot="screen:workspace" />
    </div>
  )
}
