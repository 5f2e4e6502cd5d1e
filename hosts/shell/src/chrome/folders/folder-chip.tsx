import type { LinkedFolder } from '@pergola/contracts'
import { Button, Menu } from '@pergola/ui'
import { FolderSync } from 'lucide-react'
import { useShell } from '../../context/shell-context.tsx'
import { folderReasons } from '../../services/folders/folder-messages.ts'
import styles from './folder-chip.module.css'
import { states } from '../../services/folders/messages.ts'
import { messages } from './messages.ts'

/** The folder of the open project: what it is called, whether it is in step, and what can be done about it. */
export function FolderChip({ link }: { link: LinkedFolder }) {
  const { folders, toasts } = useShell().services
  const { projectId, name, phase, questions, failure, detail } = link

  async function sync() {
    const done = await folders.sync(projectId)
    if (!done.ok) toasts.error(folderReasons[done.failure], done.detail)
  }

  const said = failure && phase !== 'syncing' ? `${states[phase]}. ${folderReasons[failure]} ${detail}` : states[phase]
  return (
    <Menu
      label={messages.menu}
      note={messages.chip(name, said)}
      align="end"
      trigger={
        <Button variant="ghost" icon={<FolderSync />} aria-label={messages.chip(name, said)} title={said}>
          <span className={styles.name}>{name}</span>
          <span className={styles.state} data-phase={phase}>
            {states[phase]}
          </span>
        </Button>
      }
      items={[
        { label: phase === 'waiting' ? messages.reconnect : messages.sync, onSelect: () => void sync() },
        // Also while it is looked at once more: what is about to be pressed does not go away under the hand.
        ...(questions > 0 ? [{ label: messages.review, onSelect: () => folders.show(projectId) }] : []),
        'separator',
        { label: messages.unlink, onSelect: () => void folders.askUnlink?.(projectId) },
      ]}
    />
  )
}
