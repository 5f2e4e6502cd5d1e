import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DragEvent, KeyboardEvent } from 'react'
import { EmptyState, RowList, type RowListHandle } from '@pergola/ui'
import type { FileActions } from './file-actions.ts'
import { FileTreeRow } from './file-tree-row.tsx'
import { type FileRow, fileStep } from './file-rows.ts'
import { fileMessages as messages } from './messages.ts'
import { folderOf } from './new-path.ts'
import styles from './project-files.module.css'
import type { FileTreeState } from './use-file-tree.ts'

interface FileTreeListProps {
  tree: FileTreeState
  open: (row: FileRow) => void
  actions: FileActions
}

/** The lines of the tree, walked with the keys of one; files and lines dropped on a line go into its folder. */
export function FileTreeList({ tree, open, actions }: FileTreeListProps) {
  const { rows, active, chosen, setActive } = tree
  const list = useRef<RowListHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  const drop = useFileDrop(actions)
  const at = rows.findIndex(({ path }) => path === active)

  function focus(path: string) {
    setActive(path)
    list.current?.show(rows.findIndex((row) => row.path === path))
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus())
  }

  const forgetLine = useFocusAfterDeletion(tree, focus)
  useFocusOnArrival(chosen, focus)

  function chooseNone() {
    forgetLine()
    setActive('')
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = event.target === event.currentTarget ? fileStep(event.key, rows, active) : null
    const row = step && rows.find(({ path }) => path === step.path)
    if (!step || !row) return
    event.preventDefault()
    if (step.kind === 'go') focus(step.path)
    else if (step.kind === 'delete') void actions.remove(row)
    else if (step.kind === 'rename') actions.rename(row)
    else open(row)
  }

  return (
    <div ref={box} className={styles.tree} data-dropping={drop.folder === '' || undefined} {...drop.handlers}>
      {rows.length === 0 && <EmptyState title={messages.empty} text={messages.emptyHint} />}
      <RowList
        handle={list}
        items={rows}
        itemKey={({ path }) => path}
        rowHeight={28}
        role="tree"
        label={messages.tree}
        keepMounted={at < 0 ? [] : [at]}
        onClick={(event) => isBesideLines(event.target) && chooseNone()}
        render={(row) => (
          <FileTreeRow
            row={row}
            isActive={row.path === active}
            isChosen={row.path === chosen}
            isTarget={row.path === drop.folder}
            onActive={() => setActive(row.path)}
            onOpen={() => open(row)}
            onKeyDown={onKeyDown}
            actions={actions}
          />
        )}
      />
    </div>
  )
}

/**
 * Whoever comes back from a file goes on at its line. The dialog takes the focus in the next picture, since the button that
 * had it is gone: so only after that.
 */
function useFocusOnArrival(chosen: string | undefined, focus: (path: string) => void) {
  const arrive = useEffectEvent(() => chosen !== undefined && focus(chosen))
  useEffect(() => {
    const frame = requestAnimationFrame(arrive)
    return () => cancelAnimationFrame(frame)
  }, [])
}

/** What had the keyboard was deleted: it goes on where that stood. Answers how to forget where that is. */
function useFocusAfterDeletion({ rows, chosen }: FileTreeState, focus: (path: string) => void) {
  const last = useRef(-1)
  useEffect(() => {
    const now = rows.findIndex(({ path }) => path === chosen)
    if (now >= 0) last.current = now
    else if (last.current >= 0 && document.activeElement === document.body) {
      const next = rows[Math.min(last.current, rows.length - 1)]
      last.current = -1
      if (next) focus(next.path)
    }
  })
  return () => {
    last.current = -1
  }
}

/** Beside all lines the project's own folder is chosen. */
function isBesideLines(target: EventTarget): boolean {
  return (target as Element).closest('[data-path]') === null
}

function useFileDrop({ upload, moveInto }: FileActions) {
  const [folder, setFolder] = useState<string | null>(null)
  /** The line that is dragged; null where files come from outside. */
  const dragged = useRef<string | null>(null)
  const handlers = {
    onDragStart: (event: DragEvent<HTMLElement>) => {
      dragged.current = pathUnder(event)
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', dragged.current)
    },
    onDragEnd: () => {
      dragged.current = null
      setFolder(null)
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      setFolder(folderUnder(event))
    },
    onDragLeave: () => setFolder(null),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      setFolder(null)
      if (dragged.current === null) upload(folderUnder(event), [...event.dataTransfer.files])
      else moveInto(dragged.current, folderUnder(event))
    },
  }
  return { folder, handlers }
}

function pathUnder({ target }: DragEvent<HTMLElement>): string {
  return (target as Element).closest<HTMLElement>('[data-path]')?.dataset['path'] ?? ''
}

/** The folder a line is or stands in; beside all lines, the project's own. */
function folderUnder(event: DragEvent<HTMLElement>): string {
  const path = pathUnder(event)
  return path.endsWith('/') ? path : folderOf(path)
}
