export interface ShareRoom {
  /** So much more is coming. False when all together would be too much. */
  take(bytes: number): boolean
  /** What was coming is stored. */
  keep(bytes: number): void
  /** What was coming does not come. */
  giveUp(bytes: number): void
  /** What was stored is gone. */
  free(bytes: number): void
  /** So much is stored, as a sweep has found it. */
  measured(bytes: number): void
}

/** How much lies in a store, and what is under way to it: no sweep finds that. */
export function createShareRoom(totalBytes: number): ShareRoom {
  let stored = 0
  let coming = 0
  return {
    take(bytes) {
      coming += bytes
      return stored + coming <= totalBytes
    },
    keep(bytes) {
      coming -= bytes
      stored += bytes
    },
    giveUp: (bytes) => void (coming -= bytes),
    free: (bytes) => void (stored -= bytes),
    measured: (bytes) => void (stored = bytes),
  }
}
