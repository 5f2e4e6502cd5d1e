import { secondCopyPaths, lastSecondCopy, removeSecondCopies, settledAfter } from './second-copy-rows.ts'
import type { ProjectDatabase } from './database.ts'

/** Most systems have written by then what they were given before. Milliseconds. */
const atLeast = 60_000

export interface SettlingOptions {
  readonly projectId: string
  readonly database: ProjectDatabase
  /** Number of the last copy that the time of day calls old enough, known before anything was saved; 0 without one. */
  readonly longAgo: number
  /** Whether the copy of a file may go; false where it was needed just now. */
  readonly stands: (path: string) => Promise<boolean>
}

/** Lets go of second copies when the disk has had its time. */
export interface Settling {
  /** There may be copies that are to go some time. */
  follow(): void
  stop(): void
}

/**
 * The time of day can be set, and be wrong: a project has to be open for as long as it takes. Where the time of day, too,
 * says that it was long ago, for a minute.
 */
export function createSettling({ projectId, database, longAgo, stands }: SettlingOptions): Settling {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsked = false
  let isOver = false

  function after(milliseconds: number, work: () => Promise<void>) {
    if (!isOver) timer = setTimeout(() => void work().catch(() => undefined), milliseconds)
  }

  async function next(): Promise<void> {
    isAsked = false
    const upTo = await lastSecondCopy(database, projectId)
    if (upTo > 0 || isAsked) return after(settledAfter, () => settle(upTo))
    timer = undefined
  }

  async function settle(upTo: number): Promise<void> {
    let isWhole = true
    for (const path of await secondCopyPaths(database, projectId, upTo)) {
      isWhole = !isOver && (await stands(path)) && isWhole
    }
    if (isWhole) await removeSecondCopies(database, projectId, upTo)
    await next()
  }

  return {
    follow() {
      isAsked = true
      if (timer !== undefined) return
      if (longAgo > 0) after(atLeast, () => settle(longAgo))
      else after(0, next)
    },
    stop() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
