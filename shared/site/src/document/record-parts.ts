import type { Project } from '@pergola/contracts'

type Entries = ReadonlyMap<string, unknown>

/**
 * One place in the record and what stands there; undefined takes it away. A new name stands in front of `before`, or
 * last. An entry of a list goes by its id or its name, or by the text that it is.
 */
export interface RecordPart {
  readonly path: readonly string[]
  readonly value: unknown
  readonly before?: string
}

/**
 * What of the left has to become another to make it the right. Objects are gone into, name by name, and so are lists
 * whose entries can be told apart; other lists and all else are one part each, and so is whatever has its names in
 * another order.
 */
export function differences(left: unknown, right: unknown, path: readonly string[] = []): readonly RecordPart[] {
  if (left === right) return []
  const [from, to] = [entriesOf(left), entriesOf(right)]
  if (!from || !to || Array.isArray(left) !== Array.isArray(right) || !isSameOrder(from, to)) {
    return sameValue(left, right) ? [] : [{ path, value: right }]
  }
  const gone = [...from.keys()].filter((name) => !to.has(name))
  const parts: RecordPart[] = gone.map((name) => ({ path: [...path, name], value: undefined }))
  let next: string | undefined
  // From the last on: what a new name stands in front of is there by then.
  for (const [name, value] of [...to].toReversed()) {
    const at = [...path, name]
    if (from.has(name)) parts.push(...differences(from.get(name), value, at))
    else parts.push({ path: at, value, ...(next === undefined ? {} : { before: next }) })
    next = name
  }
  return parts
}

/** The record with a part set. Throws when there is nothing that the part could be in. */
export function withPart(record: Project, part: RecordPart): Project {
  return setAt(record, part.path, part) as Project
}

function setAt(within: unknown, path: readonly string[], part: RecordPart): unknown {
  const [name, ...rest] = path
  if (name === undefined) return part.value
  const known = entriesOf(within)
  if (!known) throw new Error(`site document: the record has no place for ${part.path.join('.')}`)
  const entries = [...known]
  const index = entries.findIndex(([each]) => each === name)
  const value = setAt(known.get(name), rest, part)
  const kept: [string, unknown][] = value === undefined ? [] : [[name, value]]
  if (index === -1) entries.splice(placeOf(entries, part.before), 0, ...kept)
  else entries.splice(index, 1, ...kept)
  return Array.isArray(within) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}

function placeOf(entries: readonly [string, unknown][], before: string | undefined): number {
  const index = entries.findIndex(([name]) => name === before)
  return index === -1 ? entries.length : index
}

/** What stands there; `isPlace` tells whether anything could. */
export function partAt(record: Project, path: readonly string[]): { value: unknown; isPlace: boolean } {
  let value: unknown = record
  for (const name of path) {
    const entries = entriesOf(value)
    if (!entries) return { value: undefined, isPlace: false }
    value = entries.get(name)
  }
  return { value, isPlace: true }
}

export function samePart(left: Project, right: Project, path: readonly string[]): boolean {
  const [there, here] = [partAt(left, path), partAt(right, path)]
  return there.isPlace === here.isPlace && sameValue(there.value, here.value)
}

/** Entries are replaced, never changed, so most of them are the same object. */
export function sameRecord(left: Project, right: Project): boolean {
  if (left === right) return true
  const names = Object.keys(left)
  if (names.join('\n') !== Object.keys(right).join('\n')) return false
  return names.every((name) => sameValue(left[name], right[name]))
}

export function sameValue(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right)
}

/** By name; what is undefined is stored as nothing. Null for what is one whole. */
function entriesOf(value: unknown): Entries | null {
  if (Array.isArray(value)) return entriesOfList(value)
  if (Object.prototype.toString.call(value) !== '[object Object]') return null
  return new Map(Object.entries(value as object).filter(([, each]) => each !== undefined))
}

function entriesOfList(list: readonly unknown[]): Entries | null {
  const entries = new Map<string, unknown>()
  for (const each of list) {
    const name = nameOf(each)
    if (name === null || entries.has(name)) return null
    entries.set(name, each)
  }
  return entries
}

/** An id and a name are told apart, so that whoever has the one keeps its place when the other is set. */
function nameOf(entry: unknown): string | null {
  if (typeof entry === 'string') return entry
  const { id, name } = (entry ?? {}) as { id?: unknown; name?: unknown }
  if (typeof id === 'string') return `#${id}`
  return typeof name === 'string' ? `.${name}` : null
}

function isSameOrder(left: Entries, right: Entries): boolean {
  const here = [...left.keys()].filter((name) => right.has(name))
  const there = [...right.keys()].filter((name) => left.has(name))
  return here.every((name, index) => name === there[index])
}
