import type { Project } from '@pergola/contracts'

type Entries = Readonly<Record<string, unknown>>

/** One place in the record and what stands there; undefined takes it away. A new name stands in front of `before`, or last. */
export interface RecordPart {
  readonly path: readonly string[]
  readonly value: unknown
  readonly before?: string
}

/**
 * What of the left has to become another to make it the right. Objects are gone into, name by name; lists and all else
 * are one part each, and so is an object whose names stand in another order.
 */
export function differences(left: unknown, right: unknown, path: readonly string[] = []): readonly RecordPart[] {
  if (left === right) return []
  if (!isEntries(left) || !isEntries(right) || !isSameOrder(left, right)) {
    return sameValue(left, right) ? [] : [{ path, value: right }]
  }
  const gone = namesOf(left).filter((name) => valueOf(right, name) === undefined)
  const parts: RecordPart[] = gone.map((name) => ({ path: [...path, name], value: undefined }))
  let next: string | undefined
  // From the last on: what a new name stands in front of is there by then.
  for (const name of namesOf(right).toReversed()) {
    const [was, value, at] = [valueOf(left, name), right[name], [...path, name]]
    if (was !== undefined) parts.push(...differences(was, value, at))
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
  if (!isEntries(within)) throw new Error(`site document: the record has no place for ${part.path.join('.')}`)
  const entries = Object.entries(within)
  const index = entries.findIndex(([each]) => each === name)
  const value = setAt(entries[index]?.[1], rest, part)
  const kept: [string, unknown][] = value === undefined ? [] : [[name, value]]
  if (index === -1) entries.splice(placeOf(entries, part.before), 0, ...kept)
  else entries.splice(index, 1, ...kept)
  return Object.fromEntries(entries)
}

function placeOf(entries: readonly [string, unknown][], before: string | undefined): number {
  const index = entries.findIndex(([name]) => name === before)
  return index === -1 ? entries.length : index
}

/** What stands there; `isPlace` tells whether anything could. */
export function partAt(record: Project, path: readonly string[]): { value: unknown; isPlace: boolean } {
  let value: unknown = record
  for (const name of path) {
    if (!isEntries(value)) return { value: undefined, isPlace: false }
    value = valueOf(value, name)
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

function isEntries(value: unknown): value is Entries {
  return Object.prototype.toString.call(value) === '[object Object]'
}

/** Names are a person's: every object has a `constructor`. */
function valueOf(entries: Entries, name: string): unknown {
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}

/** What is undefined is stored as nothing. */
function namesOf(entries: Entries): string[] {
  return Object.keys(entries).filter((name) => entries[name] !== undefined)
}

function isSameOrder(left: Entries, right: Entries): boolean {
  const here = namesOf(left).filter((name) => valueOf(right, name) !== undefined)
  const there = namesOf(right).filter((name) => valueOf(left, name) !== undefined)
  return here.every((name, index) => name === there[index])
}
