import { isIdentifier } from '@pergola/contracts'
import * as v from 'valibot'
import { collectionsPath } from './collections-path.ts'
import { pathProblem } from '../project/path-problem.ts'

export const fieldTypes = [
  'text',
  'markdown',
  'number',
  'date',
  'image',
  'link',
  'boolean',
  'choice',
  'reference',
] as const
export type FieldType = (typeof fieldTypes)[number]

export interface Field {
  readonly name: string
  readonly type: FieldType
  /** What a choice is made among; empty for other types. */
  readonly options: readonly string[]
  /** The collection that a reference leads to; empty for other types. */
  readonly to: string
}

export interface Collection {
  /** What expressions call the list of its entries. */
  readonly name: string
  /** What people call it. */
  readonly label: string
  /** A folder of Markdown files, or a `.csv` or `.json` table; relative to the project, without a slash at its end. */
  readonly source: { readonly kind: 'folder' | 'csv' | 'json'; readonly path: string }
  readonly fields: readonly Field[]
  /** The page that is made once for each entry; empty for none. */
  readonly page: string
  /** Where those pages lie, such as `blog/{slug}`; empty for none. */
  readonly address: string
  /** The field that entries stand in the order of, with `-` in front for the largest first; empty for that of the source. */
  readonly sort: string
  /** Where its feed lies, such as `blog/feed.xml`; empty for none. */
  readonly feed: string
}

const words = v.pipe(v.string(), v.maxLength(1000))
const fieldSchema = v.object({
  type: v.picklist(fieldTypes),
  options: v.optional(v.array(words), []),
  to: v.optional(words, ''),
})
const collectionSchema = v.object({
  label: v.optional(words, ''),
  folder: v.optional(words, ''),
  file: v.optional(words, ''),
  fields: v.record(words, fieldSchema),
  page: v.optional(words, ''),
  address: v.optional(words, ''),
  sort: v.optional(words, ''),
  feed: v.optional(words, ''),
})
const fileSchema = v.object({ collections: v.record(words, v.unknown()) })

/** Names that expressions on pages have for something else, and members of every entry. */
const takenNames = new Set(['entry', 'paged', 'paging'])
export const ownMembers: ReadonlySet<string> = new Set(['slug', 'url', 'draft'])

export interface CollectionProblem {
  /** The collection, or empty for the file as a whole. */
  readonly collection: string
  readonly reason: string
}

export interface ReadCollections {
  readonly collections: readonly Collection[]
  /** What was passed over, in words for people. */
  readonly problems: readonly CollectionProblem[]
}

/** The collections that a text describes. What is wrong with one is said, and the others are there. */
export function readCollections(text: string): ReadCollections {
  const file = v.safeParse(fileSchema, parsed(text))
  if (!file.success) {
    const reason = `${collectionsPath} is no JSON object with "collections". Mend it, or remove the file.`
    return { collections: [], problems: [{ collection: '', reason }] }
  }
  const collections: Collection[] = []
  const problems: CollectionProblem[] = []
  for (const [name, said] of Object.entries(file.output.collections)) {
    const read = readCollection(name, said)
    if (typeof read === 'string') problems.push({ collection: name, reason: read })
    else collections.push(read)
  }
  return { collections, problems }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown
  } catch {
    return null // Said by the schema, like any other text that is none.
  }
}

function readCollection(name: string, said: unknown): Collection | string {
  if (!isIdentifier(name) || takenNames.has(name))
    return `“${name}” cannot be a name in expressions. Choose another one.`
  const read = v.safeParse(collectionSchema, said)
  if (!read.success) {
    const issue = read.issues[0]
    return `${v.getDotPath(issue) ?? 'the collection'}: ${issue.message}`
  }
  const { label, folder, file, fields, page, address, sort, feed } = read.output
  const source = readSource(folder, file)
  if (!source)
    return 'It needs a "folder" of Markdown files, or a "file" that ends with .csv or .json, inside the project.'
  const wrong = Object.keys(fields).find((each) => !isIdentifier(each) || ownMembers.has(each))
  if (wrong !== undefined) return `“${wrong}” cannot be the name of a field. Choose another one.`
  if (address !== '' && !isAddress(address)) return `The address “${address}” needs {slug} or a field in its last part.`
  if (feed !== '' && pathProblem(feed) !== null) return `“${feed}” cannot be the path of a file.`
  return {
    name,
    label: label || name,
    source,
    fields: Object.entries(fields).map(([each, field]) => ({ name: each, ...field })),
    page,
    address,
    sort,
    feed,
  }
}

function readSource(folder: string, file: string): Collection['source'] | null {
  const path = (folder || file).replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '')
  if (path === '' || pathProblem(path) !== null) return null
  if (folder !== '') return { kind: 'folder', path }
  const ending = /\.(csv|json)$/i.exec(path)?.[1]?.toLowerCase()
  if (path === collectionsPath) return null
  return ending === 'csv' || ending === 'json' ? { kind: ending, path } : null
}

/** Whether an address gives each entry a name of its own. */
function isAddress(address: string): boolean {
  const last = address.slice(address.lastIndexOf('/') + 1)
  const plain = address.replaceAll(/\{[^{}/]+\}/g, 'x')
  return /\{[^{}/]+\}/.test(last) && !/[{}]/.test(plain) && pathProblem(`${plain}.html`) === null
}

/** The file that `readCollections` reads back, in the order given. What is not said is left out. */
export function printCollections(collections: readonly Collection[]): string {
  const said = collections.map(({ name, label, source, fields, ...rest }) => [
    name,
    {
      ...(label === name ? {} : { label }),
      [source.kind === 'folder' ? 'folder' : 'file']: source.path,
      ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '')),
      fields: Object.fromEntries(fields.map((field) => [field.name, printField(field)])),
    },
  ])
  return `${JSON.stringify({ collections: Object.fromEntries(said) }, null, 2)}\n`
}

function printField({ type, options, to }: Field) {
  return { type, ...(options.length > 0 && { options }), ...(to !== '' && { to }) }
}

/** Whether a file of the project is the source of collections, or describes them: of no use to visitors. */
export function isContentFile(path: string, collections: readonly Collection[]): boolean {
  if (path === collectionsPath) return collections.length > 0
  return collections.some(({ source }) => isOfSource(path, source))
}

/** Whether a file belongs to the source of a collection. Folders in the folder belong to it. */
export function isOfSource(path: string, { kind, path: source }: Collection['source']): boolean {
  return kind === 'folder' ? path.startsWith(`${source}/`) && /\.(?:md|markdown)$/i.test(path) : path === source
}
