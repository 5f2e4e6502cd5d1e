import type { FileLike } from '@pergola/contracts'

/** Reads little pieces of a large file without fetching each alone. */
export interface ByteWindow {
  /** Fewer bytes than asked for where the file ends. */
  read(start: number, length: number): Promise<Uint8Array>
}

const windowBytes = 64 * 1024

export function createByteWindow(source: FileLike): ByteWindow {
  let start = 0
  let bytes = new Uint8Array(0)
  return {
    async read(from, length) {
      const isInside = from >= start && from + length <= start + bytes.length
      if (!isInside) {
        const end = Math.min(source.size, from + Math.max(length, windowBytes))
        bytes = new Uint8Array(await source.slice(from, end).arrayBuffer())
        start = from
      }
      return bytes.subarray(from - start, from - start + length)
    },
  }
}
