import { useState } from 'react'
import type { FileEntry, Services } from '@pergola/contracts'
import { saveFile } from '@pergola/ui'
import { EntryList } from './entry-row.tsx'
import styles from './file-browser-screen.module.css'
import { messages, removalReasons } from './messages.ts'

type FileBrowserScreenProps = Pick<Services, 'projects' | 'dialogs' | 'toasts'>

/** `/opfs-dev`: the raw private file system, for developers of Pergola; the frame shows it to nobody else. */
export function FileBrowserScreen({ projects, dialogs, toasts }: FileBrowserScreenProps) {
  const [version, setVersion] = useState(0)

  async function exportEntry({ path, name, kind }: FileEntry) {
    const done = kind === 'folder' ? toasts.loading(messages.exporting) : () => {}
    const file = await projects.readEntry(path).finally(done)
    if (!file) return toasts.error(messages.missing, messages.missingHint)
    saveFile(file as Blob, kind === 'folder' ? `${name}.zip` : name)
  }

  async function deleteEntry({ path, kind }: FileEntry) {
    const answer = await dialogs.confirm({
      title: messages.deleteTitle,
      message: messages.deleteQuestion(path),
      confirmLabel: messages.deleteLabel,
      danger: true,
    })
    if (answer !== 'confirm') return
    const done = toasts.loading(messages.deleting)
    const outcome = await projects.removeEntry(path).finally(done)
    if (outcome.ok) toasts.success(messages.deleted[kind])
    else toasts.error(messages.notDeleted, removalReasons[outcome.failure])
    setVersion((current) => current + 1)
  }

  return (
    <div className={styles.screen}>
      <h2>{messages.title}</h2>
      <EntryList
        path="projects"
        projects={projects}
        version={version}
        onExport={(entry) => void exportEntry(entry)}
        onDelete={(entry) => void deleteEntry(entry)}
      />
    </div>
  )
}
