import type { Project } from '@pergola/contracts'
import type { SiteOperation } from './site-operation.ts'

type RecordEdit = Extract<SiteOperation, { type: 'record' }>

/** A record with one entry changed; the inverse brings the entry back to its place as well. */
export function setEntry(record: Project, operation: RecordEdit): { record: Project; inverse: RecordEdit } {
  const { key, value, before } = operation
  const entries = Object.entries(record)
  const index = entries.findIndex(([name]) => name === key)
  const next = entries[index + 1]?.[0]
  const inverse: RecordEdit = {
    type: 'record',
    key,
    value: index === -1 ? undefined : entries[index]?.[1],
    ...(index === -1 || next === undefined ? {} : { before: next }),
  }
  if (index !== -1) entries.splice(index, 1, ...(value === undefined ? [] : [[key, value] as [string, unknown]]))
  else if (value !== undefined) entries.splice(placeOf(entries, before), 0, [key, value])
  return { record: Object.fromEntries(entries) as Project, inverse }
}

function placeOf(entries: readonly [string, unknown][], before: string | undefined): number {
  const index = entries.findIndex(([name]) => name === before)
  return index === -1 ? entries.length : index
}

/** Entries are replaced, never changed, so most of them are the same object. */
export function sameRecord(left: Project, right: Project): boolean {
  if (left === right) return true
  const names = Object.keys(left)
  if (names.join('\n') !== Object.keys(right).join('\n')) return false
  return names.every((name) => sameEntry(left[name], right[name]))
}

export function sameEntry(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right)
}
