import { limits } from '@pergola/contracts'
import type { FileLike, Services } from '@pergola/contracts'
import { seemsPlain } from '@pergola/site/encoding'
import type { SearchedFile } from '@pergola/site/find'
import { fieldText } from './find-sources.ts'
import type { FindSource } from './find-sources.ts'

type ReadServices = Pick<Services, 'canvas' | 'projects'>

export interface ReadSource {
  readonly source: FindSource
  /** Null for what is no text, or too long for an editor. */
  readonly file: SearchedFile | null
}

/** So many files are read at once: few enough that the first results come at once. */
const batchSize = 32

/**
 * The texts of a search as they stand, unsaved edits included, batch by batch. What is stored in another encoding is read
 * in that.
 */
export async function* readSources(
  sources: readonly FindSource[],
  services: ReadServices,
): AsyncGenerator<readonly ReadSource[], undefined, undefined> {
  const { canvas, projects } = services
  const { open } = projects.state.getState()
  if (!open) return
  const unsaved = canvas.state.getState().changed ? (canvas.unsaved()?.files ?? {}) : {}
  const project = canvas.record.getState().project ?? open.project
  for (let start = 0; start < sources.length; start += batchSize) {
    const batch = sources.slice(start, start + batchSize)
    const isStored = ({ path }: FindSource) => path !== null && !Object.hasOwn(unsaved, path)
    const isShort = ({ path }: FindSource) => (open.files[path ?? ''] ?? 0) <= limits.fileEditorBytes
    const wanted = batch.filter((source) => isStored(source) && isShort(source)).flatMap(({ path }) => path ?? [])
    const stored = await storedTexts(wanted, services)
    yield batch.map((source): ReadSource => {
      const { path, field, kind } = source
      const given = path === null ? null : (unsaved[path] ?? stored.get(path) ?? null)
      const text = field ? fieldText(project, field) : given
      return { source, file: text === null ? null : { kind, text, ...(field && { attribute: field.name }) } }
    })
  }
}

async function storedTexts(wanted: readonly string[], { projects }: ReadServices): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const read = wanted.length === 0 ? null : await projects.readFiles?.(wanted)
  if (read?.ok) {
    for (const [path, file] of read.value) {
      const text = await textOf(path, file, projects)
      if (text !== null) found.set(path, text)
    }
    return found
  }
  for (const path of wanted) {
    const text = await projects.readText(path)
    if (text.ok) found.set(path, text.value)
  }
  return found
}

async function textOf(path: string, file: FileLike, { decode }: ReadServices['projects']): Promise<string | null> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer())
    if (seemsPlain(text) || !decode) return text
  } catch {
    // Not UTF-8: looked at closer.
  }
  return (await decode?.(path, file))?.text ?? null
}
