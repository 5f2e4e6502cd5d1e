import { rowsOf } from './database.ts'
import type { SecondCopyRow, ProjectDatabase } from './database.ts'

// A file of the private file system is on the disk once its handle was flushed; its name is not: browsers keep names in a
// store of their own, for which nobody can wait. A strict transaction of the database can be waited for. So what goes
// into the tree has a second copy there until the system has written everything by itself. Waiting for the disk after
// each of ten thousand small files takes longer than writing them: of those that are loaded only the copies are waited for.

/** Contents up to this size share a row, and are not flushed where they are loaded. */
export const sharedRowBytes = 60 * 1024
/** Browsers keep a value of up to a megabyte in the database, or in a file that they wait for. */
const partBytes = 960 * 1024
const batchBytes = 1024 * 1024
/** What has to be left beside the copies: they must not take the space of what is saved next. */
const spareBytes = 4 * 1024 * 1024

export interface SecondCopy {
  /** Files that hold it. */
  readonly paths: readonly string[]
  readonly hash: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface SecondCopies {
  add(copy: SecondCopy): Promise<void>
  /** All of them are on the disk. */
  settle(): Promise<void>
  /** What a refused save has added and not waited for. */
  forget(): void
}

export interface SecondCopiesOptions {
  readonly database: ProjectDatabase
  readonly projectId: string
  /** Gives the number of the row before the first one. */
  readonly begin: () => Promise<number>
  /** The first copies have been flushed, and only their names may be missing. */
  readonly isFlushed: (copy: SecondCopy) => boolean
  /** Where there is no space for a second copy: the first one has to be waited for. */
  readonly flush: (copy: SecondCopy) => Promise<void>
}

/** Whether so many bytes may be stored twice where so many are free. */
export const hasSpaceForTwo = (free: number, bytes: number) => free >= 2 * bytes + spareBytes

export function createSecondCopies({
  database,
  projectId,
  begin,
  isFlushed,
  flush,
}: SecondCopiesOptions): SecondCopies {
  let waiting: SecondCopy[] = []
  let size = 0
  let number: number | null = null
  let written: Promise<unknown> = Promise.resolve()

  async function write(batch: readonly SecondCopy[]): Promise<void> {
    try {
      let last = number ?? (await begin())
      const contents = rowsFrom(batch, isFlushed)
      number = last + contents.length
      const arrivedAt = Date.now()
      await database.secondCopies.bulkPut(
        contents.map((row) => ({ ...row, projectId, arrivedAt, number: (last += 1) })),
      )
    } catch {
      // A full disk, before all. What else is wrong with the database the commit is going to say.
      for (const copy of batch) if (!isFlushed(copy)) await flush(copy)
    }
  }

  function forget(): SecondCopy[] {
    const batch = waiting
    waiting = []
    size = 0
    return batch
  }

  function settle(): Promise<unknown> {
    const batch = forget()
    if (batch.length > 0) written = written.then(() => write(batch))
    return written
  }

  return {
    async add(copy) {
      waiting.push(copy)
      size += copy.bytes.length
      if (size >= batchBytes) await settle()
    },
    async settle() {
      await settle()
    },
    forget: () => void forget(),
  }
}

/** Of a project that is being made: what is left of a load that was cut short says nothing of this one. */
export async function withoutOlder({ secondCopies }: ProjectDatabase, projectId: string): Promise<number> {
  await rowsOf(secondCopies, projectId).delete()
  return 0
}

type RowContent = Omit<SecondCopyRow, 'projectId' | 'number' | 'arrivedAt'>

function rowsFrom(batch: readonly SecondCopy[], isFlushed: SecondCopiesOptions['isFlushed']): RowContent[] {
  const isSmall = ({ bytes }: SecondCopy) => bytes.length <= sharedRowBytes
  const small = groupsOf(batch.filter(isSmall)).map((group) => rowOf(group, group.every(isFlushed)))
  return [...small, ...batch.filter((copy) => !isSmall(copy)).flatMap(partsOf)]
}

function groupsOf(batch: readonly SecondCopy[]): readonly SecondCopy[][] {
  const groups: SecondCopy[][] = []
  let free = 0
  for (const copy of batch) {
    const last = groups.at(-1)
    const fits = last !== undefined && copy.bytes.length <= free
    if (fits) last.push(copy)
    else groups.push([copy])
    free = (fits ? free : sharedRowBytes) - copy.bytes.length
  }
  return groups
}

function rowOf(group: readonly SecondCopy[], isFlushed: boolean): RowContent {
  const bytes = new Uint8Array(group.reduce((sum, each) => sum + each.bytes.length, 0))
  let at = 0
  const files = group.flatMap(({ paths, hash, bytes: content }) => {
    bytes.set(content, at)
    const start = at
    at += content.length
    return paths.map((path) => ({ path, hash, start, end: at }))
  })
  return { files, paths: files.map(({ path }) => path), bytes, ...(isFlushed && { isFlushed }) }
}

function partsOf({ paths, hash, bytes }: SecondCopy): RowContent[] {
  const parts: RowContent[] = []
  for (let at = 0; at < bytes.length; at += partBytes) {
    const part = { hash, at, size: bytes.length }
    parts.push({ files: [], paths, part, bytes: bytes.slice(at, at + partBytes), isFlushed: true })
  }
  return parts
}
