type Bytes = Uint8Array<ArrayBuffer>

export interface ByteReader {
  /** So many bytes, fewer only at the end. */
  take(count: number): Promise<Bytes>
  isAtEnd(): Promise<boolean>
}

/** Pieces of any size, read in sizes of one's own. Holds no more than what is asked for and one piece. */
export function createByteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const pieces = source[Symbol.asyncIterator]()
  let held: Uint8Array = new Uint8Array()
  let ended = false

  async function more(): Promise<boolean> {
    while (held.length === 0 && !ended) {
      const next = await pieces.next()
      if (next.done) ended = true
      else held = next.value
    }
    return held.length > 0
  }

  return {
    async take(count) {
      const taken = new Uint8Array(count)
      let size = 0
      while (size < count && (await more())) {
        const part = held.subarray(0, count - size)
        taken.set(part, size)
        size += part.length
        held = held.subarray(part.length)
      }
      return taken.slice(0, size)
    },
    isAtEnd: async () => !(await more()),
  }
}
