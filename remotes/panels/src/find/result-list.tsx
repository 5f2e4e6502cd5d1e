import { ChevronRight, Replace } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { RowList } from '@pergola/ui'
import type { RowListHandle } from '@pergola/ui'
import type { FileResult } from './create-find.ts'
import styles from './find-panel.module.css'
import { messages } from './messages.ts'
import { resultRows, rowBeside } from './result-rows.ts'
import type { ResultRow } from './result-rows.ts'

export type MatchRow = Extract<ResultRow, { kind: 'match' }>

interface ResultListProps {
  results: readonly FileResult[]
  onGoTo: (row: MatchRow) => void
  /** Null where nothing can be replaced. */
  onReplace: ((row: MatchRow) => void) | null
}

const rowHeight = 28
/** Letters in front of a match: few enough that the match itself is seen. */
const leadLength = 14

/** Results by their files. Arrows walk, Enter goes to a result, Ctrl+Enter replaces it. */
export function ResultList({ results, onGoTo, onReplace }: ResultListProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set())
  const list = useRef<RowListHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => resultRows(results, closed), [results, closed])
  const { index: activeIndex, setActive } = useActiveRow(rows)
  const focusEvents = useKeptFocus(activeIndex, box)

  function setOpen(id: string, isOpen: boolean) {
    setClosed((before) => new Set(isOpen ? [...before].filter((each) => each !== id) : [...before, id]))
  }

  function go(index: number) {
    setActive(index)
    list.current?.show(index)
    requestAnimationFrame(() => focusRow(box.current, index))
  }

  function act(index: number, isReplacing: boolean) {
    const row = rows[index]
    setActive(index)
    if (row?.kind === 'file') setOpen(row.key, !row.isOpen)
    else if (row?.kind === 'match') (isReplacing ? onReplace : onGoTo)?.(row)
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = rows[activeIndex]
    const to = rowBeside(event.key, rows, activeIndex)
    const isFile = row?.kind === 'file'
    if (to !== null) go(to)
    else if (isFile && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      setOpen(row.key, event.key === 'ArrowRight')
    } else if (event.key === 'Enter' || event.key === ' ') act(activeIndex, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function onClick({ target }: MouseEvent) {
    const element = target as Element
    const row = element.closest<HTMLElement>('[data-row]')
    if (row) act(Number(row.dataset['row']), element.closest('[data-does=replace]') !== null)
  }

  return (
    <div ref={box} className={styles.results} {...focusEvents}>
      <RowList
        items={rows}
        itemKey={({ key }) => key}
        rowHeight={rowHeight}
        role="tree"
        label={messages.results}
        handle={list}
        keepMounted={[activeIndex]}
        onKeyDown={onKeyDown}
        onClick={onClick}
        render={(row, index) => (
          <Row row={row} index={index} isActive={index === activeIndex} mayReplace={onReplace !== null} />
        )}
      />
    </div>
  )
}

/** The row of the keyboard; where it is gone, the one that stands in its place. */
function useActiveRow(rows: readonly ResultRow[]) {
  const [active, setActive] = useState({ key: '', index: 0 })
  const found = rows.findIndex(({ key }) => key === active.key)
  return {
    index: found === -1 ? Math.max(0, Math.min(active.index, rows.length - 1)) : found,
    setActive: (index: number) => setActive({ key: rows[index]?.key ?? '', index }),
  }
}

/** A row that goes while it has the keyboard gives the focus to the one that stands there then. */
function useKeptFocus(index: number, box: RefObject<HTMLElement | null>) {
  const hadFocus = useRef(false)
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) focusRow(box.current, index)
  })
  return {
    onFocus: () => void (hadFocus.current = true),
    onBlur: () => void (hadFocus.current = false),
  }
}

function focusRow(box: HTMLElement | null, index: number): void {
  box?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus()
}

interface RowProps {
  row: ResultRow
  index: number
  isActive: boolean
  mayReplace: boolean
}

function Row({ row, index, isActive, mayReplace }: RowProps) {
  const shared = { role: 'treeitem', className: styles.row, 'data-row': index, tabIndex: isActive ? 0 : -1 } as const
  if (row.kind === 'file') {
    const { source, count } = row.result
    return (
      <div
        {...shared}
        aria-level={1}
        aria-expanded={row.isOpen}
        aria-selected={false}
        aria-label={messages.file(source.label, count)}
        title={source.path ?? source.label}
      >
        <ChevronRight aria-hidden="true" className={styles.arrow} data-open={row.isOpen || undefined} />
        <span className={styles.file}>{source.label}</span>
        <span className={styles.count}>{count}</span>
      </div>
    )
  }
  if (row.kind === 'more') {
    return (
      <div {...shared} aria-level={2} aria-selected={false} data-more title={messages.more(row.count)}>
        <span className={styles.context}>{messages.more(row.count)}</span>
      </div>
    )
  }
  const { line, before, match, after } = row.match
  return (
    <div
      {...shared}
      aria-level={2}
      aria-selected={isActive}
      aria-label={messages.match(line, before + match + after)}
      data-match
      title={`${before}${match}${after}`}
    >
      <span className={styles.line}>{line}</span>
      <span className={styles.context}>
        {before.length > leadLength ? `…${before.slice(-leadLength)}` : before}
        <mark>{match}</mark>
        {after}
      </span>
      {mayReplace && (
        <button
          type="button"
          tabIndex={-1}
          data-does="replace"
          className={styles.replaceOne}
          title={messages.replaceThis}
          aria-label={messages.replaceThis}
        >
          <Replace aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
