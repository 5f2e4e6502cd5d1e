import { Copy, FileText, House, Pencil, Settings, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton, RenameInput } from '@pergola/ui'
import { messages } from './messages.ts'
import styles from './pages-panel.module.css'

interface PageRowProps {
  name: string
  title: string
  current: boolean
  onOpen: () => void
  onSettings: () => void
  /** Null where pages are only looked at, and for the start page. */
  onRename: ((typed: string) => void) | null
  /** Null where pages are only looked at. */
  onDuplicate: (() => void) | null
  /** Null where pages are only looked at. */
  onRemove: (() => void) | null
}

/** A double click on the name or F2 renames, as the pencil does, and Ctrl+D duplicates; Enter and blur keep what is typed, Escape gives up. */
export function PageRow({ name, title, current, onOpen, onSettings, onRename, onDuplicate, onRemove }: PageRowProps) {
  const isIndex = name === 'index'
  const [renaming, setRenaming] = useState(false)
  // Whoever ended it by key goes on where the name stands.
  const returns = useRef(false)
  const Icon = isIndex ? House : FileText
  const rename = onRename && (() => setRenaming(true))

  function finish(typed: string | null, byKey: boolean) {
    returns.current = byKey
    setRenaming(false)
    if (typed !== null && typed !== '' && typed !== name) onRename?.(typed)
  }

  return (
    <li className={styles.row} data-current={current || undefined}>
      {renaming ? (
        <span className={styles.open}>
          <Icon aria-hidden="true" />
          <RenameInput className={styles.rename} label={messages.rename(name)} value={name} onEnd={finish} />
        </span>
      ) : (
        <button
          ref={(button) => {
            if (returns.current) button?.focus()
            returns.current = false
          }}
          type="button"
          className={styles.open}
          aria-current={current ? 'page' : undefined}
          onClick={onOpen}
          onDoubleClick={rename ?? undefined}
          onKeyDown={(event) => {
            if (event.key === 'F2' && rename) {
              // Elsewhere it renames the element that is selected.
              event.stopPropagation()
              rename()
            }
            if (!onDuplicate || event.key.toLowerCase() !== 'd' || !(event.ctrlKey || event.metaKey)) return
            // Browsers make a bookmark of it, and the canvas a copy of what is selected.
            event.preventDefault()
            event.stopPropagation()
            onDuplicate()
          }}
        >
          <Icon aria-hidden="true" />
          <span className={styles.name}>{name}</span>
          {title !== '' && <span className={styles.title}>{title}</span>}
        </button>
      )}
      {rename && <IconButton label={messages.rename(name)} icon={<Pencil />} onClick={rename} />}
      {onDuplicate && <IconButton label={messages.duplicate(name)} icon={<Copy />} onClick={onDuplicate} />}
      <IconButton label={messages.settings(name)} icon={<Settings />} onClick={onSettings} />
      {onRemove && (
        <IconButton
          label={isIndex ? messages.removeIndex : messages.remove(name)}
          icon={<Trash2 />}
          danger
          disabled={isIndex}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
