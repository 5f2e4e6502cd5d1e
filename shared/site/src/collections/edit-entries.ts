import type { Collection } from './definition.ts'
import { addressPart, bodyField } from './entry.ts'
import { printCsv, readCsv } from './csv.ts'
import { writeMarkdownFile } from './front-matter.ts'

export type EntryValues = Readonly<Record<string, unknown>>

/** `key` is that of an entry: the path of its file, or the number of its row. */
export type EntryChange =
  | { readonly kind: 'add'; readonly values: EntryValues }
  | { readonly kind: 'set'; readonly key: string; readonly values: EntryValues }
  | { readonly kind: 'remove'; readonly key: string }
  /** All keys, in the new order. */
  | { readonly kind: 'order'; readonly keys: readonly string[] }

/**
 * The files of a collection after a change, whole, by path; null for one that goes. `texts` holds those of its source. What
 * does not change keeps its bytes. An undefined value is taken away.
 */
export function changeEntries(
  { source, fields }: Pick<Collection, 'source' | 'fields'>,
  texts: ReadonlyMap<string, string>,
  change: EntryChange,
): Record<string, string | null> {
  if (source.kind === 'folder') return changeFolder(source.path, texts, change)
  const text = texts.get(source.path) ?? ''
  const names = fields.map(({ name }) => name)
  return { [source.path]: source.kind === 'csv' ? changeCsv(text, names, change) : changeJson(text, change) }
}

function changeFolder(folder: string, texts: ReadonlyMap<string, string>, change: EntryChange) {
  if (change.kind === 'remove') return { [change.key]: null }
  if (change.kind === 'order') {
    const placed = change.keys.map(
      (key, at) => [key, writeMarkdownFile(texts.get(key) ?? '', { order: at + 1 })] as const,
    )
    return Object.fromEntries(placed.filter(([key, text]) => text !== texts.get(key)))
  }
  const { [bodyField]: body, ...values } = change.values
  const words = typeof body === 'string' ? { body } : {}
  if (change.kind === 'set') {
    return { [change.key]: writeMarkdownFile(texts.get(change.key) ?? '', values, words.body) }
  }
  const stem = addressPart(String(values['slug'] ?? firstText(values))) || 'entry'
  const { slug: _named, ...kept } = values
  return { [freePath(folder, stem, texts)]: writeMarkdownFile('', kept, words.body ?? '') }
}

const firstText = (values: EntryValues) =>
  Object.values(values).find((value) => typeof value === 'string' && value !== '') ?? ''

function freePath(folder: string, stem: string, texts: ReadonlyMap<string, string>): string {
  let path = `${folder}/${stem}.md`
  for (let count = 2; texts.has(path); count += 1) path = `${folder}/${stem}-${count}.md`
  return path
}

function changedRows<Row>(
  rows: readonly Row[],
  change: EntryChange,
  write: (row: Row | null, values: EntryValues) => Row,
): Row[] {
  switch (change.kind) {
    case 'add':
      return [...rows, write(null, change.values)]
    case 'set':
      return rows.map((row, at) => (String(at) === change.key ? write(row, change.values) : row))
    case 'remove':
      return rows.filter((_row, at) => String(at) !== change.key)
    case 'order':
      return change.keys.flatMap((key) => rows.slice(Number(key), Number(key) + 1))
  }
}

function changeCsv(text: string, fields: readonly string[], change: EntryChange): string {
  const table = readCsv(text)
  const own = table.names.some((name) => name !== '') ? table.names : fields
  const given = 'values' in change ? Object.keys(change.values) : []
  const names = [...own, ...given.filter((name) => !own.includes(name))]
  const rows = changedRows(table.rows, change, (row, values) =>
    names.map((name, at) => (Object.hasOwn(values, name) ? asCell(values[name]) : (row?.[at] ?? ''))),
  )
  const isWider = names.length > table.names.length
  const whole = isWider ? rows.map((row) => names.map((_name, at) => row[at] ?? '')) : rows
  return printCsv({ ...table, names, rows: whole })
}

const asCell = (value: unknown) => (value === null || value === undefined ? '' : String(value))

function changeJson(text: string, change: EntryChange): string {
  const read: unknown = text.trim() === '' ? [] : JSON.parse(text)
  if (!Array.isArray(read)) throw new TypeError('changeJson: the file is no list')
  const rows = changedRows<unknown>(read, change, (row, values) => {
    const merged = { ...(row as object | null), ...values }
    return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
  })
  return `${JSON.stringify(rows, null, 2)}\n`
}
