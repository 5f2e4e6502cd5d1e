import type { Readable } from 'node:stream'

export interface StoredShare {
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly storedAt: number
  /** Whoever opens it reads it to its end or destroys it. */
  open(): Promise<Readable>
  /** Where a browser can fetch it itself, good for a few minutes; absent where the bytes go through this server. */
  address?(): Promise<string>
}

/** Where shares lie. It knows their names, never what is in them. */
export interface ShareStore {
  /** All or nothing: when the source fails, nothing stays. */
  put(id: string, source: AsyncIterable<Buffer>): Promise<void>
  find(id: string): Promise<StoredShare | null>
  /** Nothing happens where there is nothing of that name. */
  remove(id: string): Promise<void>
  /** Removes what was stored before this moment, and what was given up under way. Answers how many bytes of whole ones stay. */
  sweep(before: number): Promise<number>
}
