import { useMemo, useState } from 'react'
import type { Page } from '@pergola/contracts'
import { folderKeys, folderOf, foundPages, treeRows } from './page-tree.ts'
import type { TreeRow } from './page-tree.ts'

export type PageTree = ReturnType<typeof usePageTree>

const nothing: ReadonlySet<string> = new Set()

/** What is open, selected and under the keyboard, and the rows that follow from it. A search shows all that it finds. */
export function usePageTree(pages: Readonly<Record<string, Page>>, query: string, current: string | null) {
  const [closed, setClosed] = useState(nothing)
  const [selected, setSelected] = useState(nothing)
  const [active, setActive] = useState({ key: current ?? 'index', index: 0 })
  const [anchor, setAnchor] = useState<string | null>(null)

  const found = useMemo(() => foundPages(pages, query), [pages, query])
  const searching = query.trim() !== ''
  const rows = useMemo(() => treeRows(found, (folder) => searching || !closed.has(folder)), [found, closed, searching])
  const at = rows.findIndex(({ key }) => key === active.key)
  const activeIndex = at === -1 ? Math.max(0, Math.min(active.index, rows.length - 1)) : at

  function go(key: string) {
    setActive({ key, index: rows.findIndex((row) => row.key === key) })
  }

  return {
    rows,
    active: rows[activeIndex] ?? null,
    activeIndex,
    /** Those that are drawn: what was selected and is gone or closed away is not meant any more. */
    selected: useMemo(() => rows.filter(({ key }) => selected.has(key)).map(({ key }) => key), [rows, selected]),
    go,
    setOpen(folder: string, isOpen: boolean) {
      const keys = [...closed].filter((key) => key !== folder)
      setClosed(new Set(isOpen ? keys : [...keys, folder]))
    },
    closeAll: () => setClosed(new Set(folderKeys(found))),
    openAll: () => setClosed(nothing),
    /** What is selected with Shift after this begins where the keyboard is. */
    startAnew: () => setAnchor(null),
    /** The folders around it are opened, so that it is seen. */
    reveal(key: string, path: string) {
      setClosed(new Set([...closed].filter((folder) => !path.startsWith(folder))))
      setActive({ key, index: 0 })
    },
    selectOnly(keys: readonly string[]) {
      setSelected(new Set(keys))
      setAnchor(keys.at(-1) ?? null)
    },
    toggle(key: string) {
      setSelected(new Set(selected.has(key) ? [...selected].filter((each) => each !== key) : [...selected, key]))
      setAnchor(key)
    },
    /** From the last one that was chosen without Shift up to this one. */
    selectTo(key: string, from: string) {
      const start = rows.findIndex((row) => row.key === (anchor ?? from))
      const end = rows.findIndex((row) => row.key === key)
      if (start === -1 || end === -1) return
      if (anchor === null) setAnchor(from)
      setSelected(new Set(rows.slice(Math.min(start, end), Math.max(start, end) + 1).map((row) => row.key)))
    },
    parentOf: ({ path }: TreeRow) => rows.find((row) => row.key === folderOf(path)),
  }
}
