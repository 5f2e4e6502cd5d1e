import { limits } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import type { SiteFiles } from './site-files.ts'
import { decodeText, encodeText, safeNames } from '../project/index.ts'
import { planMoves } from './plan-moves.ts'

export interface NamedSource {
  readonly project: Project
  readonly files: SiteFiles
}

/**
 * The same site with names that every system can unpack, and all that leads to them following. `scripts` spell out an
 * old name, which only their writer can change.
 */
export async function withSafeNames({
  project,
  files,
}: NamedSource): Promise<NamedSource & { scripts: readonly string[] }> {
  const paths = [...files.sizes.keys()]
  const moved = safeNames(paths)
  if (moved.size === 0) return { project, files, scripts: [] }
  const read = async (path: string) => {
    const isText = (files.sizes.get(path) ?? 0) <= limits.fileEditorBytes
    return isText ? decodeText(await files.read(path)) : null
  }
  const { change, scripts } = await planMoves({ project, files: paths, moved, read })
  const record = renamed({ ...project, ...change.record }, moved) as Project
  return { project: record, files: laidOver(files, change), scripts }
}

type Change = Awaited<ReturnType<typeof planMoves>>['change']

function laidOver(files: SiteFiles, { files: changed = {}, moved = {} }: Change): SiteFiles {
  const sizes = new Map(files.sizes)
  const texts = new Map<string, Uint8Array>()
  const from = new Map(Object.entries(moved))
  for (const path of from.values()) sizes.delete(path)
  for (const [path, text] of Object.entries(changed)) if (text === null) sizes.delete(path)
  for (const [to, path] of from) sizes.set(to, files.sizes.get(path) ?? 0)
  for (const [path, text] of Object.entries(changed)) {
    if (text === null) continue
    const bytes = encodeText(text)
    texts.set(path, bytes)
    sizes.set(path, bytes.length)
  }
  return { sizes, read: (path) => texts.get(path) ?? files.read(from.get(path) ?? path) }
}

/** Wherever the record names a file, as a page does its sheet. */
function renamed(value: unknown, moved: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return moved.get(value) ?? value
  if (Array.isArray(value)) return value.map((each) => renamed(each, moved))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, moved)]))
}
