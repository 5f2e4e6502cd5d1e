import type { SaveFailure } from '@pergola/contracts'

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

const cleared = new Set(['InvalidStateError', 'DatabaseClosedError', 'NotFoundError'])

/** What a failed write means to the person in front of it. */
export function failureOf(error: unknown): { failure: SaveFailure; detail: string } {
  for (let cause: unknown = error; cause instanceof Error; cause = innerOf(cause)) {
    // By name: an error of Dexie's may come from another copy of it.
    if (cause.name === 'SaveRefusal') return { failure: (cause as SaveRefusal).failure, detail: cause.message }
    if (cause.name === 'QuotaExceededError') return { failure: 'storage-full', detail: cause.message }
    if (noRoomForValue.test(cause.message)) return { failure: 'storage-full', detail: cause.message }
    if (cleared.has(cause.name)) return { failure: 'storage-cleared', detail: cause.message }
  }
  return { failure: 'write-failed', detail: error instanceof Error ? error.message : String(error) }
}

function innerOf(error: Error): unknown {
  return (error as { inner?: unknown }).inner ?? error.cause
}
