import { ChevronDown, ChevronRight, Download, File, Folder, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { FileEntry, Services } from '@pergola/contracts'
import { compareNames } from '@pergola/site/file-order'
import { IconButton } from '@pergola/ui'
import styles from './file-browser-screen.module.css'
import { messages } from './messages.ts'

export interface EntryRowProps extends Pick<Services, 'projects'> {
  entry: FileEntry
  onExport: (entry: FileEntry) => void
  onDelete: (entry: FileEntry) => void
  /** Raised after a deletion, so that open folders read their entries again. */
  version: number
}

export function EntryRow(props: EntryRowProps) {
  const { entry, onExport, onDelete } = props
  const [open, setOpen] = useState(false)
  const isFolder = entry.kind === 'folder'

  return (
    <li>
      <div className={styles.row}>
        {isFolder ? (
          <FolderName name={entry.name} open={open} onToggle={() => setOpen(!open)} />
        ) : (
          <span className={styles.name}>
            <span className={styles.indent} />
            <File size={16} strokeWidth={1.5} />
            {entry.name}
          </span>
        )}
        <span className={styles.size}>{isFolder ? '' : `${entry.size.toLocaleString('en')} B`}</span>
        <IconButton label={messages.export(entry.name)} icon={<Download />} onClick={() => onExport(entry)} />
        <IconButton label={messages.delete(entry.name)} icon={<Trash2 />} onClick={() => onDelete(entry)} />
      </div>
      {open && <EntryList {...props} path={entry.path} />}
    </li>
  )
}

function FolderName({ name, open, onToggle }: { name: string; open: boolean; onToggle: () => void }) {
  const Arrow = open ? ChevronDown : ChevronRight
  return (
    <button
      type="button"
      className={styles.name}
      aria-label={messages.open(name)}
      aria-expanded={open}
      onClick={onToggle}
    >
      <Arrow className={styles.indent} size={16} strokeWidth={1.5} />
      <Folder size={16} strokeWidth={1.5} />
      {name}
    </button>
  )
}

export function EntryList({ path, ...props }: Omit<EntryRowProps, 'entry'> & { path: string }) {
  const [entries, setEntries] = useState<readonly FileEntry[] | null>(null)
  const { projects, version } = props

  useEffect(() => {
    let gone = false
    void projects.listEntries(path).then((found) => gone || setEntries(found.toSorted(inOrder)))
    return () => {
      gone = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the version says that the entries have changed
  }, [projects, path, version])

  if (entries?.length === 0) return <p className={styles.size}>{messages.empty}</p>
  return (
    <ul className={styles.list}>
      {entries?.map((entry) => (
        <EntryRow key={entry.path} {...props} entry={entry} />
      ))}
    </ul>
  )
}

/** Folders first. */
function inOrder(left: FileEntry, right: FileEntry): number {
  if (left.kind !== right.kind) return left.kind === 'folder' ? -1 : 1
  return compareNames(left.name, right.name)
}
