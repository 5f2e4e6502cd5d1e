import { identifier } from '@pergola/contracts'

/** What of a collection a list shows. */
export interface ListView {
  /** The name of the collection. */
  readonly list: string
  /** Only entries of which this field has this value, as source; empty for all. */
  readonly filterField: string
  readonly filterValue: string
  /** The field that they stand in the order of, with `-` in front for the largest first; empty for that of the collection. */
  readonly sort: string
  /** How many at most, and how many on each page; 0 for all. */
  readonly limit: number
  readonly pageSize: number
}

/** The view as an expression, which `parseListView` reads back. */
export function listViewText({ list, filterField, filterValue, sort, limit, pageSize }: ListView): string {
  const filter = filterField === '' ? '' : `.filter((entry) => entry.${filterField} === ${filterValue})`
  const field = sort.replace(/^-/, '')
  const [first, then] = sort.startsWith('-') ? ['<', '>'] : ['>', '<']
  const compare = `(one.${field} ${first} other.${field}) - (one.${field} ${then} other.${field})`
  const sorted = field === '' ? '' : `.toSorted((one, other) => ${compare})`
  const entries = `${list}${filter}${sorted}${limit > 0 ? `.slice(0, ${limit})` : ''}`
  return pageSize > 0 ? `paged(${entries}, ${pageSize})` : entries
}

const name = `(${identifier})`
const value = String.raw`('(?:[^'\\]|\\.)*'|true|false|-?\d+(?:\.\d+)?)`
const view = new RegExp(
  `^${name}` +
    String.raw`(?:\.filter\(\(entry\) => entry\.${name} === ${value}\))?` +
    String.raw`(?:\.toSorted\(\(one, other\) => \(one\.${name} ([<>]) other\.\4\) - \(one\.\4 [<>] other\.\4\)\))?` +
    String.raw`(?:\.slice\(0, (\d{1,6})\))?$`,
  'u',
)

/** Null for an expression that somebody has written in another way. */
export function parseListView(text: string): ListView | null {
  const paged = /^paged\(([^]*), (\d{1,6})\)$/.exec(text.trim())
  const match = view.exec(paged?.[1] ?? text.trim())
  if (!match) return null
  const [, list = '', filterField = '', filterValue = '', field = '', sign = '', limit = '0'] = match
  const sort = field === '' ? '' : `${sign === '<' ? '-' : ''}${field}`
  return { list, filterField, filterValue, sort, limit: Number(limit), pageSize: Number(paged?.[2] ?? 0) }
}
