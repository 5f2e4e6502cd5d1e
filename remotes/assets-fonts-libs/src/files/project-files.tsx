import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { EmptyState, SearchField, RowList, type RowListHandle } from '@pergola/ui'
import { mayBeText } from '../file-editor/read-file-text.ts'
import { type FileActions, fileActions, type FileServices } from './file-actions.ts'
import { FilePreview } from './file-preview.tsx'
import { FileTreeRow } from './file-tree-row.tsx'
import { type FileRow, fileRows, fileStep } from './file-rows.ts'
import { fileMessages as messages } from './messages.ts'
import styles from './project-files.module.css'

interface ProjectFilesProps extends FileServices {
  /** Edits the text of a file. */
  onOpen: (path: string) => void
}

const nothing: Readonly<Record<string, number>> = {}

function useFileTree(sizes: Readonly<Record<string, number>>) {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setActive] = useState('')
  const rows = useMemo(() => fileRows({ sizes, open, search }), [sizes, open, search])
  // What was active may be gone or out of sight.
  const active = rows.some(({ path }) => path === wanted) ? wanted : (rows[0]?.path ?? '')
  const toggle = (path: string) =>
    setOpen((now) => (now.has(path) ? new Set([...now].filter((each) => each !== path)) : new Set([...now, path])))
  return { rows, search, setSearch, active, setActive, toggle }
}

/** Every file of the project as it is stored: opened, looked at, exported, deleted. */
export function ProjectFiles({ onOpen, ...services }: ProjectFilesProps) {
  const project = useStore(services.projects.state, (state) => state.open)
  const sizes = project?.files ?? nothing
  const tree = useFileTree(sizes)
  const [preview, setPreview] = useState<string | null>(null)

  function open({ path, kind }: FileRow) {
    if (kind === 'folder') tree.toggle(path)
    else if (mayBeText(path)) onOpen(path)
    else setPreview(path)
  }

  return (
    <div className={styles.files}>
      <SearchField label={messages.search} value={tree.search} onChange={tree.setSearch} />
      <div className={styles.body}>
        <Tree tree={tree} open={open} actions={fileActions(services)} />
        {preview !== null && project && preview in sizes && (
          <FilePreview
            projectId={project.id}
            path={preview}
            size={sizes[preview] ?? 0}
            onClose={() => setPreview(null)}
          />
        )}
      </div>
    </div>
  )
}

interface TreeProps {
  tree: ReturnType<typeof useFileTree>
  open: (row: FileRow) => void
  actions: FileActions
}

function Tree({ tree: { rows, active, setActive }, open, actions }: TreeProps) {
  const list = useRef<RowListHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  const at = rows.findIndex(({ path }) => path === active)

  function focus(path: string) {
    setActive(path)
    list.current?.show(rows.findIndex((row) => row.path === path))
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus())
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = event.target === event.currentTarget ? fileStep(event.key, rows, active) : null
    const row = step && rows.find(({ path }) => path === step.path)
    if (!step || !row) return
    event.preventDefault()
    if (step.kind === 'go') focus(step.path)
    else if (step.kind === 'delete') void actions.remove(row)
    else open(row)
  }

  return (
    <div ref={box} className={styles.tree}>
      {rows.length === 0 && <EmptyState title={messages.empty} text={messages.emptyHint} />}
      <RowList
        handle={list}
        items={rows}
        itemKey={({ path }) => path}
        rowHeight={28}
        role="tree"
        label={messages.tree}
        keepMounted={at < 0 ? [] : [at]}
        render={(row) => (
          <FileTreeRow
            row={row}
            isActive={row.path === active}
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
