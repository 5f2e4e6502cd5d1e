import type { FoldersService, LinkedFolder as Link, ProjectSummary, Services } from '@pergola/contracts'
import { IconButton } from '@pergola/ui'
import { FolderSync, Unlink } from 'lucide-react'
import { useStore } from 'zustand'
import styles from './linked-folder.module.css'
import { messages, reasons } from './messages.ts'

export interface LinkedFolderProps extends Pick<Services, 'toasts'> {
  folders: FoldersService
  project: ProjectSummary
}

/** On the card of a project that is kept in step with a folder: which one, whether it is, and what can be done. */
export function LinkedFolder({ folders, project, toasts }: LinkedFolderProps) {
  const link = useStore(folders.state, ({ links }) => links.find(({ projectId }) => projectId === project.id))
  if (!link) return null

  async function sync({ projectId }: Link) {
    const outcome = await folders.sync(projectId)
    if (!outcome.ok) return toasts.error(messages.notSynced, reasons[outcome.failure])
    const phase = folders.state.getState().links.find((each) => each.projectId === projectId)?.phase
    if (phase === 'in-step') toasts.success(messages.inStep)
  }

  return (
    <div className={styles.folder}>
      <p className={styles.name}>{messages.folder(link.name)}</p>
      <span className={styles.state} data-phase={link.phase}>
        {link.words ?? link.phase}
      </span>
      <IconButton
        label={messages.sync(project.name)}
        icon={<FolderSync />}
        disabled={link.phase === 'syncing'}
        onClick={() => void sync(link)}
      />
      <IconButton
        label={messages.unlink(project.name)}
        icon={<Unlink />}
        onClick={() => void (folders.askUnlink ?? folders.unlink)(link.projectId)}
      />
    </div>
  )
}
