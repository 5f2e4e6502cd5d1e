import { routes } from '@pergola/contracts'
import { RemoteView } from '../remotes/index.ts'
import { useShell } from '../context/shell-context.tsx'
import { Navigate } from 'react-router-dom'
import { messages } from './messages.ts'
import styles from './screen.module.css'

/** For developers: on the own machine, or where `panel-layout:developer` was set to true by hand. */
function useDeveloperMode(): boolean {
  const { settings } = useShell().services
  const own = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  return own || settings.readLayout('developer') === true
}

export function FileBrowserRoute() {
  if (!useDeveloperMode()) return <Navigate to={routes.workspace} replace />
  return (
    <main className={styles.screen}>
      <h1 className={styles.heading}>{messages.fileBrowser}</h1>
      <RemoteView slot="screen:file-browser" />
    </main>
  )
}
