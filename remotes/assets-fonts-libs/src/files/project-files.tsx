import { ChevronDown, ChevronRight, Download, File, Folder, Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Services } from '@pergola/contracts'
import { IconButton, saveFile } from '@pergola/ui'
import { megabytes } from '../assets/asset-kind.ts'
import { messages } from '../messages.ts'
import { mayBeText } from '../file-editor/read-file-text.ts'
import { fileTree, type TreeFile, type TreeFolder } from './file-tree.ts'
import styles from './project-files.module.css'

type ProjectFilesProps = Pick<Services, 'projects' | 'dialogs' | 'toasts'> & { onOpen: (path: string) => void }

interface FileActions {
  open(file: TreeFile): void
  download(file: TreeFile): void
  remove(file: TreeFile): void
}

/** Every file of the project as it is stored. Pages are removed in the pages panel, where their record goes too. */
export function ProjectFiles({ projects, dialogs, toasts, onOpen }: ProjectFilesProps) {
  const sizes = useStore(projects.state, (state) => state.open?.files)
  const tree = useMemo(() => fileTree(sizes ?? {}), [sizes])

  const actions: FileActions = {
    open: ({ path }) => onOpen(path),
    download: ({ path, name }) => void save(path, name),
    remove: (file) => void remove(file),
  }

  async function save(path: string, name: string) {
    const file = await projects.readFile(path)
    if (!file.ok) return toasts.error(messages.missing)
    saveFile(file.value as Blob, name)
  }

  async function remove({ path, name }: TreeFile) {
    const answer = await dialogs.confirm({
      title: messages.delete(name),
      message: messages.deleteQuestion(path),
      confirmLabel: messages.deleteLabel,
      danger: true,
    })
    if (answer !== 'confirm') return
    const outcome = await projects.removeFiles([path])
    if (outcome.ok) toasts.success(messages.deleted)
    else toasts.error(messages.notDeleted)
  }

  return (
    <div className={styles.tree}>
      <FolderContent folder={tree} actions={actions} />
    </div>
  )
}

function FolderContent({ folder, actions }: { folder: TreeFolder; actions: FileActions }) {
  return (
    <ul className={styles.list}>
      {folder.folders.map((inside) => (
        <FolderRow key={inside.path} folder={inside} actions={actions} />
      ))}
      {folder.files.map((file) => (
        <li key={file.path} className={styles.row}>
          <File size={16} strokeWidth={1.5} />
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{megabytes(file.size)}</span>
          {mayBeText(file.path) && (
            <IconButton label={messages.edit(file.name)} icon={<Pencil />} onClick={() => actions.open(file)} />
          )}
          <IconButton label={messages.download(file.name)} icon={<Download />} onClick={() => actions.download(file)} />
          {file.path.startsWith('assets/') && (
            <IconButton label={messages.delete(file.name)} icon={<Trash2 />} onClick={() => actions.remove(file)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function FolderRow({ folder, actions }: { folder: TreeFolder; actions: FileActions }) {
  const [open, setOpen] = useState(false)
  return (
    <li>
      <button type="button" className={styles.row} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? <ChevronDown size={16} strokeWidth={1.5} /> : <ChevronRight size={16} strokeWidth={1.5} />}
        <Folder size={16} strokeWidth={1.5} />
        <span className={styles.name}>{folder.name}</span>
      </button>
      {open && <FolderContent folder={folder} actions={actions} />}
    </li>
  )
}
