import type { SaveFailure } from '@pergola/contracts'

export interface StorageFailure {
  readonly failure: SaveFailure
  readonly detail: string
}

/** Thrown inside a save transaction to undo it as a whole. */
export class SaveRefusal extends Error {
  readonly failure: SaveFailure

  constructor(failure: SaveFailure, detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.name = 'SaveRefusal'
    this.failure = failure
  }
}

/** A file took fewer bytes than it was given. The disk may be full, or the file was lost under its handle. */
export class ShortWrite extends Error {
  constructor(taken: number, given: number) {
    super(`The file took ${taken} of ${given} bytes.`)
    this.name = 'ShortWrite'
  }
}

/** Chromium on a disk without space: a large value of the database lies in a file of its own, which no quota speaks for. */
const blobNotWritten = /Failed to write blobs/

/** Chromium while it deletes what a site has stored, and before it says that the database is closed. */
const closing = /Connection is closing/

const cleared = new Set(['InvalidStateError', 'DatabaseClosedError', 'NotFoundError'])

/** What a failed write means to the person in front of it. */
export function failureOf(error: unknown): StorageFailure {
  for (let cause: unknown = error; cause instanceof Error; cause = innerOf(cause)) {
    // By name: an error of Dexie's may come from another copy of it.
    if (cause.name === 'SaveRefusal') return { failure: (cause as SaveRefusal).failure, detail: cause.message }
    if (isQuotaError(cause)) return { failure: 'storage-full', detail: cause.message }
    if (cleared.has(cause.name) || closing.test(cause.message))
      return { failure: 'storage-cleared', detail: cause.message }
  }
  return { failure: 'write-failed', detail: error instanceof Error ? error.message : String(error) }
}

function isQuotaError({ name, message }: Error): boolean {
  return name === 'QuotaExceededError' || blobNotWritten.test(message)
}

/** Whether a full disk may be the reason: what the browser says in words, or a file that took too little. */
export function mayBeFull(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = innerOf(cause)) {
    if (cause.name === 'ShortWrite' || isQuotaError(cause)) return true
  }
  return false
}

function innerOf(error: Error): unknown {
  return (error as { inner?: unknown }).inner ?? error.cause
}
