import {
  ChevronDown,
  ChevronRight,
  Download,
  Eye,
  File,
  FileCode,
  Folder,
  Image,
  Music,
  Pencil,
  Trash2,
  Type,
  Video,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '@pergola/ui'
import { megabytes } from '../assets/asset-kind.ts'
import { messages } from '../messages.ts'
import type { FileActions } from './file-actions.ts'
import type { FileRow } from './file-rows.ts'
import { fileMessages } from './messages.ts'
import styles from './project-files.module.css'

interface FileTreeRowProps {
  row: FileRow
  /** The one that Tab reaches. */
  isActive: boolean
  /** What is made or brought goes into it, or beside it. */
  isChosen: boolean
  /** What is dropped now goes into it. */
  isTarget: boolean
  onActive: () => void
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  actions: FileActions
}

export function FileTreeRow(props: FileTreeRowProps) {
  const { row, isActive, isChosen, isTarget, onActive, onOpen, onKeyDown, actions } = props
  const { name, path, kind, depth, size, isOpen } = row
  const isFolder = kind === 'folder'
  return (
    <div
      role="treeitem"
      aria-label={name}
      aria-level={depth + 1}
      aria-selected={isChosen}
      aria-expanded={isFolder ? isOpen : undefined}
      tabIndex={isActive ? 0 : -1}
      className={styles.row}
      draggable
      data-path={path}
      data-target={isTarget || undefined}
      style={{ paddingLeft: `calc(${depth} * var(--space-4) + var(--space-2))` }}
      onFocus={onActive}
      onKeyDown={onKeyDown}
      onClick={(event) => isFolder && !isButton(event.target) && onOpen()}
      onDoubleClick={(event) => !isFolder && !isButton(event.target) && onOpen()}
    >
      <span className={styles.arrow}>{isFolder && (isOpen ? <ChevronDown /> : <ChevronRight />)}</span>
      <Kind row={row} />
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{megabytes(size)}</span>
      <Actions row={row} isActive={isActive} isChosen={isChosen} onOpen={onOpen} actions={actions} />
    </div>
  )
}

/** The buttons of a line stand in it. */
function isButton(target: EventTarget): boolean {
  return (target as Element).closest('button') !== null
}

type ActionsProps = Pick<FileTreeRowProps, 'row' | 'isActive' | 'isChosen' | 'onOpen' | 'actions'>

function Actions({ row, isActive, isChosen, onOpen, actions }: ActionsProps) {
  const isFile = row.kind === 'file'
  // Only those of the active line are stops of Tab: a tree is one.
  const tabIndex = isActive ? 0 : -1
  return (
    <span className={styles.actions} data-shown={isChosen || undefined}>
      {isFile && <IconButton label={messages.folder(row.name)} icon={<Eye />} tabIndex={tabIndex} onClick={onOpen} />}
      <IconButton
        label={fileMessages.rename(row.name)}
        icon={<Pencil />}
        tabIndex={tabIndex}
        onClick={() => actions.rename(row)}
      />
      <IconButton
        label={messages.download(row.name)}
        icon={<Download />}
        tabIndex={tabIndex}
        onClick={() => void actions.exportFile(row)}
      />
      <IconButton
        label={messages.delete(row.name)}
        icon={<Trash2 />}
        danger
        tabIndex={tabIndex}
        onClick={() => void actions.remove(row)}
      />
    </span>
  )
}

const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/\.(?:html?|css|js|mjs|json|xml|svg|txt|md|ts)$/i, FileCode],
  [/\.(?:png|apng|jpe?g|gif|webp|avif|ico|bmp)$/i, Image],
  [/\.(?:mp4|m4v|webm|ogv|mov)$/i, Video],
  [/\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i, Music],
  [/\.(?:woff2?|ttf|otf|eot)$/i, Type],
]

function Kind({ row: { kind, name } }: { row: FileRow }) {
  const Icon = kind === 'folder' ? Folder : (icons.find(([pattern]) => pattern.test(name))?.[1] ?? File)
  return <Icon className={styles.icon} />
}
