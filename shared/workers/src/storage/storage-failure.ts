import type { SaveFailure } from '@pergola/contracts'
import type { ProjectDatabase } from './database.ts'

interface Failed {
  readonly failure: SaveFailure
  readonly detail: string
}

/** Thrown inside a save transaction to undo it as a whole. */
export class SaveRefusal extends Error {
  readonly failure: SaveFailure

  constructor(failure: SaveFailure, detail: string) {
    super(detail)
    this.name = 'SaveRefusal'
    this.failure = failure
  }
}

/** Chromium on a disk without room: a large value of the database lies in a file of its own, which no quota speaks for. */
const noRoomForValue = /Failed to write blobs/

/** Chromium while it deletes what a site has stored, and before it says that the database is closed. */
const closing = /Connection is closing/

const cleared = new Set(['InvalidStateError', 'DatabaseClosedError', 'NotFoundError'])

/** What a failed write means to the person in front of it. */
export function failureOf(error: unknown): Failed {
  for (let cause: unknown = error; cause instanceof Error; cause = innerOf(cause)) {
    // By name: an error of Dexie's may come from another copy of it.
    if (cause.name === 'SaveRefusal') return { failure: (cause as SaveRefusal).failure, detail: cause.message }
    if (cause.name === 'QuotaExceededError') return { failure: 'storage-full', detail: cause.message }
    if (noRoomForValue.test(cause.message)) return { failure: 'storage-full', detail: cause.message }
    if (cleared.has(cause.name) || closing.test(cause.message))
      return { failure: 'storage-cleared', detail: cause.message }
  }
  return { failure: 'write-failed', detail: error instanceof Error ? error.message : String(error) }
}

/**
 * As `failureOf`, of a save. A browser that clears its storage first aborts what is under way, and nothing in the abort
 * says why. Reading tells: it is never aborted but with its connection.
 */
export async function failureOfSave({ heads }: Pick<ProjectDatabase, 'heads'>, error: unknown): Promise<Failed> {
  const told = failureOf(error)
  if (told.failure !== 'write-failed') return told
  try {
    await heads.count()
    return told
  } catch (lost) {
    const isAborted = lost instanceof Error && lost.name === 'AbortError'
    return isAborted || failureOf(lost).failure === 'storage-cleared' ? { ...told, failure: 'storage-cleared' } : told
  }
}

function innerOf(error: Error): unknown {
  return (error as { inner?: unknown }).inner ?? error.cause
}
