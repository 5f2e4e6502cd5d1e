import { useMemo, useState } from 'react'
import { fileRows } from './file-rows.ts'
import { folderOf } from './new-path.ts'

/** What of the tree is open, searched for and chosen. */
export function useFileTree(stored: Readonly<Record<string, number>>) {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setActive] = useState('')
  // Folders are stored with what is in them: a new one is only here until something is.
  const [made, setMade] = useState<readonly string[]>([])
  const sizes = useMemo(() => ({ ...Object.fromEntries(made.map((path) => [path, 0])), ...stored }), [made, stored])
  const rows = useMemo(() => fileRows({ sizes, open, search }), [sizes, open, search])
  // What was chosen may be gone or out of sight; Tab still reaches a line then.
  const chosen = rows.find(({ path }) => path === wanted)
  const active = (chosen ?? rows[0])?.path ?? ''

  function toggle(path: string) {
    setOpen((now) => (now.has(path) ? new Set([...now].filter((each) => each !== path)) : new Set([...now, path])))
  }

  /** Opens every folder on the way. */
  function show(path: string) {
    const around: string[] = []
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) around.push(folder)
    setSearch('')
    setOpen((now) => new Set([...now, ...around]))
    setActive(path)
  }

  function addFolder(path: string) {
    setMade((now) => [...now, path])
    show(path)
  }

  const removeFolder = (path: string) => setMade((now) => now.filter((folder) => !folder.startsWith(path)))
  /** Where what is made or brought now goes. */
  const folder = chosen?.kind === 'folder' ? chosen.path : folderOf(chosen?.path ?? '')
  const standing = () => Object.keys(sizes)
  const shown = { rows, search, setSearch, active, chosen: chosen?.path, folder }
  return { ...shown, setActive, toggle, show, addFolder, removeFolder, standing }
}

export type FileTreeState = ReturnType<typeof useFileTree>
