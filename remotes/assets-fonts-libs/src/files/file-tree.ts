import { compareNames } from '@pergola/site/file-order'

export interface TreeFile {
  readonly path: string
  readonly name: string
  readonly size: number
}

export interface TreeFolder {
  readonly path: string
  readonly name: string
  readonly folders: readonly TreeFolder[]
  readonly files: readonly TreeFile[]
}

/** Folders first, both in the order of a file manager. */
export function fileTree(sizes: Readonly<Record<string, number>>, folder = ''): TreeFolder {
  const folders = new Map<string, Record<string, number>>()
  const files: TreeFile[] = []

  for (const [path, size] of Object.entries(sizes)) {
    const rest = path.slice(folder.length)
    if (rest === '') continue // The folder itself: it may hold nothing.
    const slash = rest.indexOf('/')
    if (slash < 0) files.push({ path, name: rest, size })
    else {
      const name = rest.slice(0, slash)
      const inside = folders.get(name) ?? {}
      inside[path] = size
      folders.set(name, inside)
    }
  }

  return {
    path: folder,
    name: folder.split('/').at(-2) ?? '',
    folders: [...folders].map(([name, inside]) => fileTree(inside, `${folder}${name}/`)).toSorted(byName),
    files: files.toSorted(byName),
  }
}

const byName = (one: { name: string }, other: { name: string }) => compareNames(one.name, other.name)
