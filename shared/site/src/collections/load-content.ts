import { decodeFile } from '../encoding/index.ts'
import type { SiteFiles } from '../files/site-files.ts'
import { collectionsPath } from './collections-path.ts'
import { isOfSource, readCollections } from './definition.ts'
import type { Collection } from './definition.ts'
import { readMarkdownEntry, readTable } from './entry.ts'
import type { Entry, ReadEntries } from './entry.ts'

export interface LoadedCollection extends Collection {
  /** In the order that lists have by themselves, drafts included. */
  readonly entries: readonly Entry[]
}

export interface Content {
  readonly collections: readonly LoadedCollection[]
  /** What could not be read, in words for people. */
  readonly problems: readonly string[]
}

/** What was read before: whoever builds again keeps it, and entries that did not change stay the same objects. */
export type ContentMemory = Map<string, { readonly text: string; readonly mark: string | null; readonly read: unknown }>

export interface ContentFiles extends SiteFiles {
  /** Tells one content of a file from another without its being read. */
  readonly markOf?: (path: string) => string | undefined
}

/** The collections of a project with their entries; null for a project that describes none. */
export async function loadContent(files: ContentFiles, memory: ContentMemory = new Map()): Promise<Content | null> {
  if (!files.sizes.has(collectionsPath)) return null
  const described = await readText(files, collectionsPath)
  const { collections, problems } = readCollections(described ?? '')
  const all = problems.map(({ collection, reason }) => (collection === '' ? reason : `${collection}: ${reason}`))
  const loaded: LoadedCollection[] = []
  for (const collection of collections) {
    const { source } = collection
    const read =
      source.kind === 'folder' ? await readFolder(files, collection, memory) : await readOne(files, collection, memory)
    all.push(...read.problems)
    loaded.push({ ...collection, entries: inOrder(read.entries, collection.sort) })
  }
  return { collections: loaded, problems: all }
}

async function readText(files: SiteFiles, path: string): Promise<string | null> {
  return (await decodeFile(path, await files.read(path)))?.text ?? null
}

interface Remembering<Read> {
  readonly files: ContentFiles
  readonly memory: ContentMemory
  readonly key: string
  readonly read: (text: string) => Read
}

/** What is made of a text, unless it was made of the same before. */
async function remembered<Read>(path: string, { files, memory, key, read }: Remembering<Read>): Promise<Read | null> {
  const before = memory.get(key)
  const mark = files.markOf?.(path) ?? null
  if (before && mark !== null && before.mark === mark) return before.read as Read
  const text = await readText(files, path)
  if (text === null) return null
  const made = before && before.text === text ? (before.read as Read) : read(text)
  memory.set(key, { text, mark, read: made })
  return made
}

async function readFolder(files: ContentFiles, { source }: Collection, memory: ContentMemory): Promise<ReadEntries> {
  const paths = [...files.sizes.keys()].filter((path) => isOfSource(path, source)).toSorted()
  const entries: Entry[] = []
  const problems: string[] = []
  for (const path of paths) {
    const read = (text: string) => readMarkdownEntry(path, text)
    const made = await remembered(path, { files, memory, key: path, read })
    if (!made) problems.push(`${path}: it is no text.`)
    else entries.push(made.entry)
    if (made?.problem) problems.push(made.problem)
  }
  return { entries, problems }
}

async function readOne(files: ContentFiles, collection: Collection, memory: ContentMemory): Promise<ReadEntries> {
  const { path } = collection.source
  if (!files.sizes.has(path))
    return { entries: [], problems: [`${path}: the file is not there. Make it, or name another one.`] }
  const key = `${path}\n${JSON.stringify(collection.fields)}`
  const before = memory.get(key)?.read as ReadEntries | undefined
  const read = (text: string) => keepSame(readTable(collection, text), before)
  return (
    (await remembered(path, { files, memory, key, read })) ?? { entries: [], problems: [`${path}: it is no text.`] }
  )
}

/** Rows that say what they said before are the entries that they were. */
function keepSame(now: ReadEntries, before: ReadEntries | undefined): ReadEntries {
  const known = new Map(before?.entries.map((entry) => [rowText(entry), entry]))
  return { ...now, entries: now.entries.map((entry) => known.get(rowText(entry)) ?? entry) }
}

const rowText = ({ key, slug, stored }: Entry) => JSON.stringify([key, slug, ...stored])

/** Entries that say a number as their `order` come first, then by the field to sort by; what is the same stays as it was. */
function inOrder(entries: readonly Entry[], sort: string): readonly Entry[] {
  const isDown = sort.startsWith('-')
  const field = sort.replace(/^-/, '')
  const byField = (one: Entry, other: Entry) => {
    const order = compare(one.stored.get(field), other.stored.get(field))
    return isDown ? -order : order
  }
  return entries.toSorted((one, other) => {
    const [left, right] = [placeOf(one), placeOf(other)]
    if (left !== right) return left < right ? -1 : 1
    return field === '' ? 0 : byField(one, other)
  })
}

function placeOf({ stored }: Entry): number {
  const said = stored.get('order')
  return said === undefined || said === '' || !Number.isFinite(Number(said)) ? Infinity : Number(said)
}

/** Numbers by their size, all else by its letters: the same in every browser. */
function compare(one: unknown, other: unknown): number {
  const [left, right] = [one ?? '', other ?? '']
  const isNumeric = [left, right].every((each) => each !== '' && Number.isFinite(Number(each)))
  const [low, high] = isNumeric ? [Number(left), Number(right)] : [String(left), String(right)]
  return low < high ? -1 : low > high ? 1 : 0
}
