import { useState } from 'react'
import type { FileEntry, Services } from '@pergola/contracts'
import { EmptyState, saveFile } from '@pergola/ui'
import { EntryList } from './entry-row.tsx'
import styles from './file-browser-screen.module.css'
import { messages } from './messages.ts'

type FileBrowserScreenProps = Pick<Services, 'projects' | 'dialogs' | 'toasts'>

/** `/opfs-dev`: the raw private file system, for developers of Pergola. */
export function FileBrowserScreen({ projects, dialogs, toasts }: FileBrowserScreenProps) {
  const [version, setVersion] = useState(0)
  const isDeveloper = import.meta.env.DEV || new URLSearchParams(location.search).has('developer')
  if (!isDeveloper) return <EmptyState title={messages.refused} />

  async function exportEntry({ path, name }: FileEntry) {
    const file = await projects.readEntry(path)
    if (!file) return toasts.error(messages.missing)
    saveFile(file as Blob, name)
  }

  async function deleteEntry({ path }: FileEntry) {
    const answer = await dialogs.confirm({
      title: messages.deleteTitle,
      message: messages.deleteQuestion(path),
      confirmLabel: messages.deleteLabel,
      danger: true,
    })
    if (answer !== 'confirm') return
    const outcome = await projects.removeEntry(path)
    if (!outcome.ok) toasts.error(messages.missing, outcome.failure)
    setVersion((current) => current + 1)
  }

  return (
    <main className={styles.screen}>
      <h1>{messages.title}</h1>
      <EntryList
        path="projects"
        projects={projects}
        version={version}
        onExport={(entry) => void exportEntry(entry)}
        onDelete={(entry) => void deleteEntry(entry)}
      />
    </main>
  )
}
