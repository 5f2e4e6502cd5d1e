import { newPageName } from '../project/page-name.ts'
import type { Collection } from './definition.ts'
import { readCsv } from './csv.ts'
import { readMarkdownFile } from './front-matter.ts'

/** One entry as it is stored. */
export interface Entry {
  /** Where it is stored: the path of its file, or the number of its row. */
  readonly key: string
  /** Its name in addresses. */
  readonly slug: string
  /** It is shown in previews and in no export. */
  readonly isDraft: boolean
  /** What is stored, by the names of fields, whatever its type. */
  readonly stored: ReadonlyMap<string, unknown>
  /** What was made of its Markdown so far, by the names of fields. */
  readonly rendered: Map<string, string>
}

export interface ReadEntries {
  readonly entries: readonly Entry[]
  /** Why some could not be read, with the path or row. */
  readonly problems: readonly string[]
}

/** The field that holds what stands below the front matter. */
export const bodyField = 'body'

/** An entry of a folder. `key` is its path. */
export function readMarkdownEntry(path: string, text: string): { entry: Entry; problem: string | null } {
  const { values, body, problem } = readMarkdownFile(text)
  const stored = new Map([...values, [bodyField, body] as const])
  const entry = {
    key: path,
    slug: slugOf(stored, fileStem(path)),
    isDraft: isDraft(stored),
    stored,
    rendered: new Map(),
  }
  return { entry, problem: problem === null ? null : `${path}: ${problem}` }
}

/** `2026/a-day.md` is `a-day`, `a-day/index.md` too. */
function fileStem(path: string): string {
  const parts = path.replace(/\.[^./]+$/, '').split('/')
  const last = parts.at(-1) ?? ''
  return last.toLowerCase() === 'index' ? (parts.at(-2) ?? last) : last
}

/** Rows of a table. What is no row of a JSON list is passed over and said. */
export function readTable({ source, fields }: Pick<Collection, 'source' | 'fields'>, text: string): ReadEntries {
  const rows = source.kind === 'csv' ? csvRows(text) : jsonRows(text)
  if (rows === null) {
    return { entries: [], problems: [`${source.path}: it is no JSON list of objects. Mend it in the file editor.`] }
  }
  const naming = fields.find(({ type }) => type === 'text')?.name ?? ''
  const taken = new Set<string>()
  const problems: string[] = []
  const entries = rows.flatMap((row, at): Entry[] => {
    if (!row) {
      problems.push(`${source.path}: row ${at + 1} is no object.`)
      return []
    }
    const slug = freeSlug(slugOf(row, String(row.get(naming) ?? '')) || `entry-${at + 1}`, taken)
    return [{ key: String(at), slug, isDraft: isDraft(row), stored: row, rendered: new Map() }]
  })
  return { entries, problems }
}

function freeSlug(slug: string, taken: Set<string>): string {
  let free = slug
  for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`
  taken.add(free)
  return free
}

function csvRows(text: string): ReadonlyMap<string, unknown>[] {
  const { names, rows } = readCsv(text)
  return rows.map((row) => new Map(names.map((name, at) => [name, row[at] ?? ''])))
}

function jsonRows(text: string): (ReadonlyMap<string, unknown> | null)[] | null {
  try {
    const read: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    if (!Array.isArray(read)) return null
    return read.map((row: unknown) =>
      typeof row === 'object' && row !== null && !Array.isArray(row) ? new Map(Object.entries(row)) : null,
    )
  } catch {
    return null // Said by the caller, which knows the path.
  }
}

function isDraft(stored: ReadonlyMap<string, unknown>): boolean {
  const said = stored.get('draft')
  return said === true || said === 'true'
}

function slugOf(stored: ReadonlyMap<string, unknown>, otherwise: string): string {
  const said = stored.get('slug')
  return addressPart(typeof said === 'string' && said.trim() !== '' ? said : otherwise)
}

/** A text as one part of an address, as the name of a page is made of what a person types; empty where it has none. */
export function addressPart(text: string): string {
  const name = newPageName(text.replaceAll(/[/\\.?*<>|:"#%]+/g, ' '))
  return name.ok ? name.value.name.replaceAll('/', '-') : ''
}
