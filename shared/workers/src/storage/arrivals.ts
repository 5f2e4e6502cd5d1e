import { rowsOf } from './database.ts'
import type { ArrivalRow, ProjectDatabase } from './database.ts'

// Waiting for the disk after each of ten thousand small files takes longer than writing them. So those of a project that
// is loaded are not waited for: a second copy of many together is, in the database, until the disk has had its time.

/** A larger file is waited for by itself. */
export const arrivalBytes = 60 * 1024
/** So much goes into a row, which a browser keeps in the database itself up to there, and into a transaction. */
const rowBytes = arrivalBytes
const batchBytes = 1024 * 1024
/** The system has written by itself what was not waited for. */
const settledAfter = 10 * 60_000

export interface Arrival {
  readonly path: string
  readonly hash: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface Arrivals {
  add(arrival: Arrival): Promise<void>
  /** All of them are on the disk. */
  settle(): Promise<void>
}

export interface ArrivalsOptions {
  readonly database: ProjectDatabase
  readonly projectId: string
  /** Where there is no room for a second copy: the first one has to be waited for. */
  readonly writeThrough: (arrival: Arrival) => Promise<void>
}

export function createArrivals({ database, projectId, writeThrough }: ArrivalsOptions): Arrivals {
  let waiting: Arrival[] = []
  let size = 0
  let number = 0
  let written: Promise<unknown> = Promise.resolve()

  async function write(batch: readonly Arrival[]): Promise<void> {
    const rows = rowsFrom(batch).map((row): ArrivalRow => ({ ...row, projectId, number: (number += 1) }))
    try {
      // What is left of a load that was cut short says nothing of this one.
      if (rows.at(0)?.number === 1) await rowsOf(database.arrivals, projectId).delete()
      await database.arrivals.bulkPut(rows)
    } catch {
      // A full disk, before all. What else is wrong with the database the commit is going to say.
      for (const arrival of batch) await writeThrough(arrival)
    }
  }

  function settle(): Promise<unknown> {
    const batch = waiting
    waiting = []
    size = 0
    if (batch.length > 0) written = written.then(() => write(batch))
    return written
  }

  return {
    async add(arrival) {
      waiting.push(arrival)
      size += arrival.bytes.length
      if (size >= batchBytes) await settle()
    },
    async settle() {
      await settle()
    },
  }
}

function rowsFrom(batch: readonly Arrival[]): Pick<ArrivalRow, 'files' | 'paths' | 'bytes' | 'arrivedAt'>[] {
  const groups: Arrival[][] = []
  let room = 0
  for (const arrival of batch) {
    const last = groups.at(-1)
    if (last && arrival.bytes.length <= room) last.push(arrival)
    else groups.push([arrival])
    room = (last && arrival.bytes.length <= room ? room : rowBytes) - arrival.bytes.length
  }
  return groups.map((group) => {
    const bytes = new Uint8Array(group.reduce((sum, each) => sum + each.bytes.length, 0))
    let at = 0
    const files = group.map(({ path, hash, bytes: content }) => {
      bytes.set(content, at)
      const start = at
      at += content.length
      return { path, hash, start, end: at }
    })
    return { files, paths: files.map(({ path }) => path), bytes, arrivedAt: Date.now() }
  })
}

/** The second copy of a content; undefined when there is none, or no more. */
export async function arrivedBytes(
  { arrivals }: ProjectDatabase,
  projectId: string,
  { path, hash }: Pick<Arrival, 'path' | 'hash'>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const rows = await arrivals.where('paths').equals(path).toArray()
  for (const row of rows) {
    const found = row.files.find((file) => file.path === path && file.hash === hash)
    if (found && row.projectId === projectId) return row.bytes.slice(found.start, found.end)
  }
  return undefined
}

/** Files that nobody waited for and that have a second copy. */
export async function arrivedPaths({ arrivals }: ProjectDatabase, projectId: string): Promise<ReadonlySet<string>> {
  const paths = new Set<string>()
  await arrivals.orderBy('paths').eachKey((path, { primaryKey }) => {
    if (primaryKey[0] === projectId) paths.add(String(path))
  })
  return paths
}

/** All of them were found in their places: their second copies go when the disk has had its time. */
export async function letArrivedGo({ arrivals }: ProjectDatabase, projectId: string): Promise<void> {
  const last = await rowsOf(arrivals, projectId).last()
  if (last && Date.now() - last.arrivedAt > settledAfter) await rowsOf(arrivals, projectId).delete()
}
