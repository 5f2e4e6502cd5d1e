import type { FileUse } from '@pergola/contracts'
import { addressedFiles, addressedPaths, placeOf } from '@pergola/site/files'
import type { TextPlace } from '@pergola/site/files'
import type { ProjectDisk } from '../storage/project-disk.ts'
import { textOf } from './text-of.ts'

type Used = Pick<ReadonlySet<string>, 'has'>

interface Known {
  readonly hash: string
  readonly place: string
  readonly used: Used
}

const nothing: Used = { has: () => false }

/** Where files are used. What a page or a sheet names is read again only when its bytes or its place are others. */
export function createUsesIndex() {
  let known: { readonly id: string; readonly files: Map<string, Known> } = { id: '', files: new Map() }

  async function usedIn(disk: ProjectDisk, path: string, at: TextPlace & { among: readonly string[] }): Promise<Used> {
    const { kind, place, among } = at
    // Of a script, only what is asked for can be found.
    if (kind === 'script') {
      const script = await textOf(disk, path)
      return script === null ? nothing : addressedFiles({ text: script, ...at }, among)
    }
    const hash = disk.state().manifest.files.get(path)?.hash ?? ''
    const before = known.files.get(path)
    if (before?.hash === hash && before.place === place) return before.used
    const text = await textOf(disk, path)
    const used = text === null ? nothing : addressedPaths({ text, kind, place })
    known.files.set(path, { hash, place, used })
    return used
  }

  return {
    async usesOf(disk: ProjectDisk, paths: readonly string[]): Promise<readonly FileUse[]> {
      if (known.id !== disk.id) known = { id: disk.id, files: new Map() }
      const { project, manifest } = disk.state()
      for (const path of known.files.keys()) if (!manifest.files.has(path)) known.files.delete(path)
      const users = new Map<string, string[]>(paths.map((path) => [path, []]))
      for (const path of manifest.files.keys()) {
        const place = placeOf(path, project)
        if (!place) continue
        const used = await usedIn(disk, path, { ...place, among: paths })
        for (const [file, usedBy] of users) if (file !== path && used.has(file)) usedBy.push(place.label)
      }
      return [...users].flatMap(([path, usedBy]) => (usedBy.length > 0 ? [{ path, usedBy }] : []))
    },
  }
}
