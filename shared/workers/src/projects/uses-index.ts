import type { FileUse } from '@pergola/contracts'
import { addressedPaths, findSpelled, placeOf } from '@pergola/site/files'
import type { TextPlace } from '@pergola/site/files'
import { readLoosely } from '@pergola/site/encoding'
import type { ProjectDisk } from '../storage/project-disk.ts'

interface Known {
  readonly hash: string
  readonly place: string
  readonly text: string
  /** What its addresses lead to. */
  readonly addressed: ReadonlySet<string>
}

/** What is longer is read anew each time: all pages of a large site are not kept. */
const mostKept = 100_000

/**
 * Where files are used: by the addresses of pages and sheets, and by whatever else spells them out. What a text says is
 * read again only when its bytes or its place are others.
 */
export function createUsesIndex() {
  let known: { readonly id: string; readonly files: Map<string, Known> } = { id: '', files: new Map() }

  async function read(disk: ProjectDisk, path: string, { kind, place }: TextPlace): Promise<Known> {
    const hash = disk.state().manifest.files.get(path)?.hash ?? ''
    const before = known.files.get(path)
    if (before?.hash === hash && before.place === place) return before
    const file = await disk.read(path)
    const text = file ? await readLoosely(path, new Uint8Array(await file.arrayBuffer())) : ''
    const addressed = kind === 'script' ? new Set<string>() : addressedPaths({ text, kind, place })
    const found = { hash, place, text, addressed }
    if (text.length <= mostKept) known.files.set(path, found)
    return found
  }

  return {
    async usesOf(disk: ProjectDisk, paths: readonly string[]): Promise<readonly FileUse[]> {
      if (known.id !== disk.id) known = { id: disk.id, files: new Map() }
      const { project, manifest } = disk.state()
      for (const path of known.files.keys()) if (!manifest.files.has(path)) known.files.delete(path)
      const spelledIn = findSpelled(paths)
      const users = new Map<string, string[]>(paths.map((path) => [path, []]))
      for (const path of manifest.files.keys()) {
        const place = placeOf(path, project) ?? drawingPlace(path)
        if (!place) continue
        const { text, addressed } = await read(disk, path, place)
        for (const file of new Set([...addressed, ...spelledIn(text)])) {
          if (file !== path) users.get(file)?.push(place.label)
        }
      }
      return [...users].flatMap(([path, usedBy]) => (usedBy.length > 0 ? [{ path, usedBy }] : []))
    },
  }
}

/** A drawing may show pictures of its own. */
function drawingPlace(path: string): TextPlace | null {
  return /\.svg$/i.test(path) ? { kind: 'script', place: path, label: path } : null
}
