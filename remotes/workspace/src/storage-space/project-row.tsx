import { History, Trash2 } from 'lucide-react'
import type { ProjectUse } from '@pergola/contracts'
import { IconButton } from '@pergola/ui'
import { formatSize } from '@pergola/ui/format-size'
import { messages } from './messages.ts'
import styles from './storage-space.module.css'
import type { SpaceActions } from './use-storage-use.ts'

interface ProjectRowProps {
  project: ProjectUse
  /** In this tab: it cannot be deleted under its editor. */
  isOpen: boolean
  actions: SpaceActions
}

export function ProjectRow({ project, isOpen, actions }: ProjectRowProps) {
  const { name, history, files } = project
  return (
    <div className={styles.row}>
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detailOf(project, isOpen)}</span>
      </span>
      <span className={styles.size}>{formatSize(files + history)}</span>
      {history > 0 ? (
        <IconButton
          label={messages.deleteHistory(name)}
          icon={<History />}
          onClick={() => actions.removeHistory(project)}
        />
      ) : (
        <span />
      )}
      <IconButton
        label={isOpen ? messages.isOpen : messages.deleteProject(name)}
        icon={<Trash2 />}
        disabled={isOpen}
        onClick={() => actions.removeProject(project)}
      />
    </div>
  )
}

function detailOf({ inited, history }: ProjectUse, isOpen: boolean): string {
  const facts = [
    inited ? '' : `${messages.unfinished}: ${messages.unfinishedText}`,
    isOpen ? messages.open : '',
    history > 0 ? messages.history(formatSize(history)) : '',
  ]
  return facts.filter((fact) => fact !== '').join(' · ')
}
