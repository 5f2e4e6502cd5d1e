import { useMemo, useState } from 'react'
import { fileRows } from './file-rows.ts'
import { folderOf } from './new-path.ts'

/** Every folder on the way. */
function foldersAround(path: string): readonly string[] {
  const folder = folderOf(path)
  return folder === '' ? [] : [folder, ...foldersAround(folder)]
}

/** What of the tree is open, searched for and chosen: at first the given path. */
export function useFileTree(stored: Readonly<Record<string, number>>, at = '') {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(foldersAround(at)))
  const [wanted, setActive] = useState(at)
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

  function show(path: string) {
    setSearch('')
    setOpen((now) => new Set([...now, ...foldersAround(path)]))
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
