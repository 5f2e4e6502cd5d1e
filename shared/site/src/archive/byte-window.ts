import type { FileLike } from '@pergola/contracts'

/** Reads little pieces of a large file without fetching each alone. */
export interface ByteWindow {
  /** Fewer bytes than asked for where the file ends. They are a view of what was fetched. */
  read(start: number, length: number): Promise<Uint8Array<ArrayBuffer>>
}

const smallWindow = 64 * 1024

/** Several may read at once. What is longer than the window is fetched alone and not kept. */
export function createByteWindow(source: FileLike, windowBytes = smallWindow): ByteWindow {
  let start = 0
  let end = 0
  let bytes: Promise<Uint8Array<ArrayBuffer>> = Promise.resolve(new Uint8Array(0))

  const fetched = async (from: number, to: number) => new Uint8Array(await source.slice(from, to).arrayBuffer())

  return {
    async read(from, length) {
      if (length > windowBytes) return fetched(from, from + length)
      if (from < start || from + length > end) {
        start = from
        end = Math.min(source.size, from + windowBytes)
        bytes = fetched(start, end)
      }
      const begin = start
      return (await bytes).subarray(from - begin, from - begin + length)
    },
  }
}
