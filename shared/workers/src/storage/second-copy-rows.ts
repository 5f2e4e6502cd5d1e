import { rowsOf } from './database.ts'
import type { SecondCopyRow, ProjectDatabase } from './database.ts'

/** The system has written by itself, whatever it is set to, what it was given so long ago. Milliseconds. */
export const settledAfter = 10 * 60_000

/** The second copy of a content that is in a file of the tree; undefined when there is none, or no more. */
export async function readSecondCopy(
  { secondCopies }: ProjectDatabase,
  projectId: string,
  { path, hash }: { readonly path: string; readonly hash: string },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const keys = await secondCopies.where('paths').equals(path).primaryKeys()
  const parts = new Map<number, SecondCopyRow>()
  for (const key of keys.filter(([id]) => id === projectId)) {
    const row = await secondCopies.get(key)
    const found = row?.files.find((file) => file.path === path && file.hash === hash)
    if (row && found) return row.bytes.slice(found.start, found.end)
    if (row?.part?.hash === hash) parts.set(row.part.at, row)
  }
  return joined([...parts.values()])
}

function joined(parts: readonly SecondCopyRow[]): Uint8Array<ArrayBuffer> | undefined {
  const size = parts[0]?.part?.size
  if (size === undefined || parts.reduce((sum, { bytes }) => sum + bytes.length, 0) !== size) return undefined
  const whole = new Uint8Array(size)
  for (const { part, bytes } of parts) whole.set(bytes, part?.at)
  return whole
}

/** Files that have a second copy in one of the rows up to a number. */
export async function secondCopyPaths(
  { secondCopies }: ProjectDatabase,
  projectId: string,
  upTo = Infinity,
): Promise<ReadonlySet<string>> {
  const paths = new Set<string>()
  await secondCopies.orderBy('paths').eachKey((path, { primaryKey: [id, number] }) => {
    if (id === projectId && number <= upTo) paths.add(String(path))
  })
  return paths
}

/** Number of the last row; 0 without one. */
export async function lastSecondCopy({ secondCopies }: ProjectDatabase, projectId: string): Promise<number> {
  return (await rowsOf(secondCopies, projectId).primaryKeys()).at(-1)?.[1] ?? 0
}

/** Number of the last row if all of them are so old that the disk has had its time; else 0. */
export async function lastSettledCopy({ secondCopies }: ProjectDatabase, projectId: string): Promise<number> {
  const last = await rowsOf(secondCopies, projectId).last()
  return last && Date.now() - last.arrivedAt > settledAfter ? last.number : 0
}

export function removeSecondCopies(
  { secondCopies }: ProjectDatabase,
  projectId: string,
  upTo: number,
): Promise<number> {
  return secondCopies.where(':id').between([projectId, 0], [projectId, upTo], true, true).delete()
}

/**
 * On a full disk, of every project: the first copies stand, and what a power cut could take in the next minute is less
 * than what would be refused or deleted now. False where there are none.
 */
export async function dropSecondCopies({ secondCopies }: ProjectDatabase): Promise<boolean> {
  let isAny = false
  // One by one: together they may be larger than what can be held.
  for (const key of await secondCopies.toCollection().primaryKeys()) {
    const row = await secondCopies.get(key)
    if (!row?.isFlushed && Date.now() - (row?.arrivedAt ?? 0) <= settledAfter) continue
    await secondCopies.delete(key)
    isAny = true
  }
  return isAny
}
