import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { canPut } from './moved-pages.ts'
import type { PagePlace } from './moved-pages.ts'
import type { DropMark } from './page-row.tsx'
import { folderOf, isFirst } from './page-tree.ts'
import type { TreeRow } from './page-tree.ts'

export interface PageDrop {
  /** The row that shows it; empty for the room below all rows. */
  readonly key: string
  readonly mark: DropMark
  readonly place: PagePlace
  readonly allowed: boolean
}

interface PageDragging {
  readonly tree: RefObject<HTMLElement | null>
  readonly rows: readonly TreeRow[]
  /** What is dragged with a row. */
  readonly meant: (key: string) => readonly string[]
  readonly onPut: (keys: readonly string[], place: PagePlace) => void
  /** The pointer rests on a closed folder: open it, so that one can drop further down. */
  readonly onLinger: (folder: string) => void
}

const kind = 'pergola.page'

/** Time over a closed folder until it opens under a drag. */
const lingerDelay = 600

interface PointerAt {
  readonly clientX: number
  readonly clientY: number
}

/** Where a drop at the pointer goes: into a folder, beside a page, and below all rows into none. */
function dropAt(
  tree: HTMLElement,
  rows: readonly TreeRow[],
  { clientX, clientY }: PointerAt,
): Omit<PageDrop, 'allowed'> {
  const element = tree.ownerDocument.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-key]')
  const index = rows.findIndex((each) => each.key === element?.dataset['key'])
  const row = rows[index]
  if (!row || !element) return { key: '', mark: 'inside', place: { folder: '' } }
  if (!row.page) return { key: row.key, mark: 'inside', place: { folder: row.key } }
  const { top, height } = element.getBoundingClientRect()
  const folder = folderOf(row.path)
  // The first page of a folder stays its first.
  if (clientY < top + height / 2 && !isFirst(row.page)) {
    return { key: row.key, mark: 'before', place: { folder, before: row.key } }
  }
  return { key: row.key, mark: 'after', place: { folder, before: pageAfter(rows, index, folder) } }
}

function pageAfter(rows: readonly TreeRow[], index: number, folder: string): string | null {
  return rows.slice(index + 1).find(({ path, page }) => page && folderOf(path) === folder)?.key ?? null
}

function draggedKeys(data: Record<string | symbol, unknown>): readonly string[] {
  return data['keys'] as readonly string[]
}

/** One target for the whole tree: rows come and go while one scrolls. */
export function usePageDrop({ tree, rows, onPut, onLinger }: PageDragging): PageDrop | null {
  const [drop, setDrop] = useState<PageDrop | null>(null)
  const latest = useRef({ rows, onPut, onLinger })
  useEffect(() => {
    latest.current = { rows, onPut, onLinger }
  })

  useEffect(() => {
    const element = tree.current
    if (!element) return undefined
    let linger: { readonly key: string; readonly timer: ReturnType<typeof setTimeout> } | null = null

    function rest(key: string) {
      if (linger?.key === key) return
      clearTimeout(linger?.timer)
      linger = { key, timer: setTimeout(() => key.endsWith('/') && latest.current.onLinger(key), lingerDelay) }
    }

    function leave() {
      rest('')
      setDrop(null)
    }

    const place = (keys: readonly string[], input: PointerAt): PageDrop => {
      const found = dropAt(element, latest.current.rows, input)
      return { ...found, allowed: canPut(keys, found.place) }
    }
    const end = dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['kind'] === kind,
      onDrag({ source, location }) {
        const next = place(draggedKeys(source.data), location.current.input)
        rest(next.key)
        setDrop((before) => (before?.key === next.key && before.mark === next.mark ? before : next))
      },
      onDragLeave: leave,
      onDrop({ source, location }) {
        leave()
        const keys = draggedKeys(source.data)
        latest.current.onPut(keys, place(keys, location.current.input).place)
      },
    })
    return () => {
      clearTimeout(linger?.timer)
      end()
    }
  }, [tree])

  return drop
}

/** Makes the row under the pointer draggable: the others never need it. Called again, the row before is let go. */
export function usePagePickup(meant: PageDragging['meant'], isFixed: boolean): (row: HTMLElement, key: string) => void {
  const ready = useRef<{ row: HTMLElement; key: string; end: () => void } | null>(null)
  const latest = useRef({ meant, isFixed })
  useEffect(() => {
    latest.current = { meant, isFixed }
  })

  useEffect(
    () => () => {
      ready.current?.end()
      ready.current = null
    },
    [],
  )

  return (row, key) => {
    if (ready.current?.row === row && ready.current.key === key) return
    ready.current?.end()
    const end = draggable({
      element: row,
      canDrag: () => !latest.current.isFixed,
      getInitialData: () => ({ kind, keys: latest.current.meant(key) }),
    })
    ready.current = { row, key, end }
  }
}
