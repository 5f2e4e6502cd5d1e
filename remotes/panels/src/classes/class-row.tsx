import { ChevronDown, ChevronRight, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SiteClass } from '@pergola/contracts'
import { Button, IconButton, RenameInput } from '@pergola/ui'
import styles from './classes.module.css'
import { messages } from './messages.ts'

interface ClassRowProps {
  readonly siteClass: SiteClass
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onGoTo: (page: string) => void
  /** Null where classes are only looked at. */
  readonly onRename: ((typed: string) => void) | null
  readonly onRemove: (() => void) | null
}

/** F2 or a double click on the name renames, Delete deletes. */
export function ClassRow({ siteClass, isOpen, onToggle, onGoTo, onRename, onRemove }: ClassRowProps) {
  const { name, elements, pages } = siteClass
  const [renaming, setRenaming] = useState(false)
  const begin = onRename && (() => setRenaming(true))

  function finish(typed: string | null) {
    setRenaming(false)
    if (typed !== null && typed !== '' && typed !== name) onRename?.(typed)
  }

  return (
    <div className={styles.item} data-open={isOpen || undefined}>
      <div className={styles.row}>
        {renaming ? (
          <RenameInput className={styles.name} label={messages.newName(name)} value={name} onEnd={finish} />
        ) : (
          <button
            type="button"
            className={styles.name}
            aria-expanded={isOpen}
            onClick={onToggle}
            onDoubleClick={begin ?? undefined}
            onKeyDown={(event) => {
              const act = { F2: begin, Delete: onRemove }[event.key]
              if (!act) return
              // It is not meant for what is selected on the canvas.
              event.preventDefault()
              event.stopPropagation()
              act()
            }}
          >
            {isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
            <span className={styles.text}>.{name}</span>
            <span className={styles.uses}>{messages.uses(elements, pages.length)}</span>
          </button>
        )}
        {begin && <IconButton label={messages.rename(name)} icon={<Pencil />} onClick={begin} />}
        {onRemove && <IconButton label={messages.remove(name)} icon={<Trash2 />} danger onClick={onRemove} />}
      </div>
      {isOpen && <ClassDetails siteClass={siteClass} onGoTo={onGoTo} />}
    </div>
  )
}

function ClassDetails({ siteClass: { name, pages, sheets }, onGoTo }: Pick<ClassRowProps, 'siteClass' | 'onGoTo'>) {
  return (
    <div className={styles.details}>
      <p className={styles.muted}>{sheets.length > 0 ? messages.styledIn : messages.noRule}</p>
      {sheets.map((sheet) => (
        <code key={sheet}>{sheet}</code>
      ))}
      {pages.length > 0 && <p className={styles.muted}>{messages.usedOn}</p>}
      <div className={styles.pages}>
        {pages.map((page) => (
          <Button key={page} title={messages.goTo(name, page)} onClick={() => onGoTo(page)}>
            {page}
          </Button>
        ))}
      </div>
    </div>
  )
}
