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
  const [active, setActive] = useState<string | null>(null)
  const list = useRef<RowListHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => resultRows(results, closed), [results, closed])
  const { index: activeIndex, ...focusEvents } = useActiveIndex(rows, active, box)

  function setOpen(id: string, isOpen: boolean) {
    setClosed((before) => {
      const after = new Set(before)
      if (isOpen) after.delete(id)
      else after.add(id)
      return after
    })
  }

  /** Drawn at once, wherever it stands, as it is the row of the keyboard. */
  function go(index: number) {
    const row = rows[index]
    if (!row) return
    setActive(row.key)
    list.current?.show(index)
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus())
  }

  function act(row: ResultRow, isReplacing: boolean) {
    setActive(row.key)
    if (row.kind === 'file') setOpen(row.key, !row.isOpen)
    else if (row.kind === 'match') (isReplacing ? onReplace : onGoTo)?.(row)
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = rows[activeIndex]
    if (!row) return
    const to = rowBeside(event.key, rows, activeIndex)
    if (to !== null) {
      event.preventDefault()
      return go(to)
    }
    if (row.kind === 'file' && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      event.preventDefault()
      return setOpen(row.key, event.key === 'ArrowRight')
    }
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    act(row, event.ctrlKey || event.metaKey)
  }

  function onClick({ target }: MouseEvent) {
    const element = target as Element
    const row = rows[Number(element.closest<HTMLElement>('[data-row]')?.dataset['row'])]
    if (row) act(row, element.closest('[data-does=replace]') !== null)
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

/** Where the keyboard stands. A row that was replaced gives its place, and the focus, to the one that stands there now. */
function useActiveIndex(rows: readonly ResultRow[], active: string | null, box: RefObject<HTMLElement | null>) {
  const last = useRef(0)
  const hadFocus = useRef(false)
  const found = rows.findIndex(({ key }) => key === active)
  const index = found === -1 ? Math.max(0, Math.min(last.current, rows.length - 1)) : found
  useEffect(() => {
    last.current = index
    if (hadFocus.current && document.activeElement === document.body) {
      box.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus()
    }
  })
  return {
    index,
    onFocus: () => void (hadFocus.current = true),
    onBlur: () => void (hadFocus.current = false),
  }
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
