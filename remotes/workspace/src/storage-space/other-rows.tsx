import { Trash2 } from 'lucide-react'
import type { StoragePart, StorageUse } from '@pergola/contracts'
import { IconButton } from '@pergola/ui'
import { formatSize } from '@pergola/ui/format-size'
import { messages } from './messages.ts'
import styles from './storage-space.module.css'

interface Row {
  readonly name: string
  readonly text: string
  readonly bytes: number
  readonly part?: StoragePart
}

interface OtherRowsProps {
  use: StorageUse
  onFree: (part: StoragePart, bytes: number) => void
}

/** What belongs to no project. */
export function OtherRows({ use, onFree }: OtherRowsProps) {
  return (
    <ul className={styles.others} aria-label={messages.others}>
      {rowsOf(use).map(({ name, text, bytes, part }) => (
        <li key={name} className={styles.row}>
          <span className={styles.what}>
            <span className={styles.name}>{name}</span>
            <span className={styles.detail}>{text}</span>
          </span>
          <span className={styles.size}>{formatSize(bytes)}</span>
          <span />
          {part && bytes > 0 && (
            <IconButton label={messages.delete(name)} icon={<Trash2 />} onClick={() => onFree(part, bytes)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function rowsOf({ projects, packed, offline, pictures = 0, reserve, total }: StorageUse): readonly Row[] {
  const named = projects.reduce(
    (sum, { files, history }) => sum + files + history,
    packed + offline + pictures + reserve,
  )
  return [
    { name: messages.packed, text: messages.packedText, bytes: packed, part: { kind: 'packed' } },
    { name: messages.offline, text: messages.offlineText, bytes: offline, part: { kind: 'offline' } },
    { name: messages.pictures, text: messages.picturesText, bytes: pictures, part: { kind: 'pictures' } },
    { name: messages.reserve, text: messages.reserveText, bytes: reserve },
    { name: messages.rest, text: messages.restText, bytes: Math.max(0, total - named) },
  ]
}
