import { isIdentifier } from '@pergola/contracts'
import { readCsv } from './csv.ts'
import { fieldTypes, ownMembers } from './definition.ts'
import type { Collection, Field, FieldType } from './definition.ts'
import { addressPart, readTable } from './entry.ts'
import { readMarkdownFile } from './front-matter.ts'

interface GivenFile {
  readonly name: string
  readonly text: string
}

export interface ImportedCollection {
  readonly collection: Collection
  /** Files to write, by path. */
  readonly files: Record<string, string>
}

/** A name for expressions, made of what a person typed or of the name of a file: `Blog posts` is `blogPosts`. */
export function collectionName(typed: string, taken: ReadonlySet<string>): string {
  const words = typed
    .trim()
    .split(/[^\p{L}\p{N}$_]+/u)
    .filter((word) => word !== '')
  const joined = words
    .map((word, at) => (at === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join('')
  const base = isIdentifier(joined) && !['entry', 'paged', 'paging'].includes(joined) ? joined : `list${joined}`
  let name = base
  for (let count = 2; taken.has(name); count += 1) name = `${base}${count}`
  return name
}

/** An empty collection of Markdown files with what most articles have. */
export function newCollection(typed: string, taken: ReadonlySet<string>): Collection {
  const name = collectionName(typed, taken)
  return {
    ...bare(name, typed.trim()),
    source: { kind: 'folder', path: `content/${addressPart(typed) || name}` },
    fields: [
      field('title', 'text'),
      field('date', 'date'),
      field('image', 'image'),
      field('summary', 'text'),
      field('body', 'markdown'),
    ],
    sort: '-date',
  }
}

const field = (name: string, type: FieldType): Field => ({ name, type, options: [], to: '' })

const bare = (name: string, label: string) => ({ name, label, page: '', address: '', sort: '', feed: '' })

/**
 * A collection of files that a person chose: one table, or Markdown files. Types are told from what they hold. Null for
 * files that are neither, or a table that cannot be read.
 */
export function importCollection(given: readonly GivenFile[], taken: ReadonlySet<string>): ImportedCollection | null {
  const table = given.find(({ name }) => /\.(?:csv|json)$/i.test(name))
  if (table) return importTable(table, taken)
  const files = given.filter(({ name }) => /\.(?:md|markdown)$/i.test(name))
  if (files.length === 0) return null
  const name = collectionName('articles', taken)
  const rows = files.map(({ text }) => readMarkdownFile(text).values)
  const fields = [...inferFields(rows), field('body', 'markdown')]
  const sort = fields.some((each) => each.name === 'date') ? '-date' : ''
  const collection: Collection = {
    ...bare(name, 'Articles'),
    source: { kind: 'folder', path: `content/${name}` },
    fields,
    sort,
  }
  const written = files.map((file) => [
    `content/${name}/${addressPart(file.name.replace(/\.[^.]*$/, '')) || 'entry'}.md`,
    file.text,
  ])
  return { collection, files: Object.fromEntries(written) }
}

function importTable({ name: fileName, text }: GivenFile, taken: ReadonlySet<string>): ImportedCollection | null {
  const stem = fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '')
  const name = collectionName(stem, taken)
  const kind = /\.csv$/i.test(fileName) ? 'csv' : 'json'
  const source = { kind, path: `content/${name}.${kind}` } as const
  const { entries, problems } = readTable({ source, fields: [] }, text)
  if (problems.length > 0 || (kind === 'csv' && readCsv(text).names.length === 0)) return null
  const collection = { ...bare(name, stem), source, fields: inferFields(entries.map(({ stored }) => stored)) }
  return { collection, files: { [source.path]: text } }
}

/** A field for each name whose values say a type; names that cannot stand in expressions are passed over. */
function inferFields(rows: readonly ReadonlyMap<string, unknown>[]): Field[] {
  const names = new Set(rows.flatMap((row) => [...row.keys()]))
  return [...names]
    .filter((name) => isIdentifier(name) && !ownMembers.has(name) && name !== 'body')
    .map((name) => field(name, typeOf(rows.map((row) => row.get(name)))))
}

const signs: Readonly<Partial<Record<FieldType, RegExp>>> = {
  number: /^-?\d+(?:\.\d+)?$/,
  date: /^\d{4}-\d{2}-\d{2}/,
  boolean: /^(?:true|false)$/i,
  image: /^[^\n]*\.(?:png|jpe?g|webp|avif|gif|svg)$/i,
  link: /^(?:https?:\/\/|mailto:)\S+$/i,
  markdown: /\n/,
}

function typeOf(values: readonly unknown[]): FieldType {
  const texts = values.flatMap((value) =>
    value === null || value === undefined || value === '' ? [] : [String(value)],
  )
  if (texts.length === 0) return 'text'
  const fits = (type: FieldType) => {
    const sign = signs[type]
    return (
      sign !== undefined &&
      (type === 'markdown' ? texts.some((text) => sign.test(text)) : texts.every((text) => sign.test(text)))
    )
  }
  return fieldTypes.find(fits) ?? 'text'
}
