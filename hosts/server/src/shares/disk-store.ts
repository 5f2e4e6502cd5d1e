import { createReadStream, createWriteStream, type Stats } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { refusals } from './share-refusal.ts'
import type { ShareStore } from './share-store.ts'

/** An upload that has not moved for so long will not go on: its server was killed. */
const givenUpAfter = 60 * 60 * 1000

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT'
/** The disk, or what this user may have of it. */
const isFull = (error: unknown) => codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT'

async function statOf(path: string): Promise<Stats | null> {
  try {
    return await stat(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function removeBefore(place: string, moment: number): Promise<number> {
  let remaining = 0
  for (const name of await namesIn(place)) {
    const found = await statOf(join(place, name))
    if (found && found.mtimeMs < moment) await rm(join(place, name), { force: true })
    else remaining += found?.size ?? 0
  }
  return remaining
}

/** One file for each share, in a folder that only this user can read. The folder is made by the first share. */
export function createDiskStore(folder: string): ShareStore {
  const incoming = join(folder, 'incoming')

  return {
    async put(id, source) {
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      const part = join(incoming, id)
      // On the disk before anybody is told that it is there.
      const written = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
      try {
        await pipeline(source, written)
        await rename(part, join(folder, id))
      } catch (error) {
        // A source that breaks at once does so before the file is there.
        if (!written.closed) await new Promise<void>((resolve) => written.once('close', () => resolve()))
        await rm(part, { force: true })
        throw isFull(error) ? refusals.full(error) : error
      }
    },
    async find(id) {
      const path = join(folder, id)
      const found = await statOf(path)
      if (!found?.isFile()) return null
      const open = async () => {
        const stream = createReadStream(path)
        await once(stream, 'open')
        return stream
      }
      return { bytes: found.size, storedAt: found.mtimeMs, open }
    },
    remove: (id) => rm(join(folder, id), { force: true }),

    async sweep(before) {
      const remaining = await removeBefore(folder, before)
      await removeBefore(incoming, Math.max(before, Date.now() - givenUpAfter))
      return remaining
    },
  }
}
