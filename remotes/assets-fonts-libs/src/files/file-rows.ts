import { fileTree } from './file-tree.ts'
import type { TreeFolder } from './file-tree.ts'

/** One line of the tree as it is shown. */
export interface FileRow {
  /** A folder's ends with a slash. */
  readonly path: string
  readonly name: string
  readonly kind: 'folder' | 'file'
  readonly depth: number
  /** Bytes; of a folder all that is in it. */
  readonly size: number
  readonly isOpen: boolean
}

export interface ShownFiles {
  readonly sizes: Readonly<Record<string, number>>
  readonly open: ReadonlySet<string>
  /** With a search, every folder that holds a match stands open. */
  readonly search: string
}

export function fileRows({ sizes, open, search }: ShownFiles): readonly FileRow[] {
  const wanted = search.trim().toLowerCase()
  const found = Object.entries(sizes).filter(([path]) => path.toLowerCase().includes(wanted))
  return rowsOf(fileTree(Object.fromEntries(found)), 0, (path) => wanted !== '' || open.has(path))
}

function rowsOf(folder: TreeFolder, depth: number, isOpen: (path: string) => boolean): FileRow[] {
  const folders = folder.folders.flatMap((inside): FileRow[] => {
    const { path, name } = inside
    const shown = isOpen(path)
    const row: FileRow = { path, name, kind: 'folder', depth, size: sizeOf(inside), isOpen: shown }
    return shown ? [row, ...rowsOf(inside, depth + 1, isOpen)] : [row]
  })
  const files = folder.files.map((file): FileRow => ({ ...file, kind: 'file', depth, isOpen: false }))
  return [...folders, ...files]
}

function sizeOf({ folders, files }: TreeFolder): number {
  const inside = folders.reduce((sum, folder) => sum + sizeOf(folder), 0)
  return files.reduce((sum, { size }) => sum + size, inside)
}

export type FileStep = { readonly kind: 'go' | 'toggle' | 'open' | 'rename' | 'delete'; readonly path: string }

/** What a key does in the tree, after the ARIA pattern. Null: not a key of the tree. */
export function fileStep(key: string, rows: readonly FileRow[], active: string): FileStep | null {
  const index = rows.findIndex(({ path }) => path === active)
  const row = rows[index]
  if (!row) return null
  const go = (to: FileRow | undefined): FileStep | null => (to ? { kind: 'go', path: to.path } : null)
  const toggle: FileStep = { kind: 'toggle', path: row.path }
  const isFolder = row.kind === 'folder'
  const steps: Readonly<Record<string, () => FileStep | null>> = {
    ArrowDown: () => go(rows[index + 1]),
    ArrowUp: () => go(rows[index - 1]),
    Home: () => go(rows[0]),
    End: () => go(rows.at(-1)),
    ArrowRight: () => (!isFolder ? null : row.isOpen ? go(rows[index + 1]) : toggle),
    ArrowLeft: () => (isFolder && row.isOpen ? toggle : go(parentOf(rows, index))),
    Enter: () => (isFolder ? toggle : { kind: 'open', path: row.path }),
    F2: () => ({ kind: 'rename', path: row.path }),
    Delete: () => ({ kind: 'delete', path: row.path }),
  }
  return Object.hasOwn(steps, key) ? (steps[key]?.() ?? null) : null
}

function parentOf(rows: readonly FileRow[], index: number): FileRow | undefined {
  const depth = rows[index]?.depth ?? 0
  return rows.slice(0, index).findLast((row) => row.depth < depth)
}
