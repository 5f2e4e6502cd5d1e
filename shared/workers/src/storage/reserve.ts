import type { FileTree } from './file-tree.ts'

/** Holds nothing but space. */
export const reservePath = 'reserve/room.bin'

/** Enough for what a deletion writes: its line in the journal, and the manifest of a project of ten thousand files. */
const reserveBytes = 2 * 1024 * 1024
const leastBytes = 256 * 1024

/**
 * Space that is kept back so that a full disk is no dead end: a deletion has to write down what is deleted before it
 * gives anything back. Only work that ends with more space than it began with may borrow it.
 */
export interface Reserve {
  /** Takes the space where it is not taken yet. Without space there is none, which fails nothing. */
  keep(): Promise<void>
  /** Gives the space free, does the work, and takes back what space there is then. */
  lend<Value>(work: () => Promise<Value>): Promise<Value>
}

export function createReserve(tree: FileTree | null): Reserve {
  async function keep(): Promise<void> {
    if (!tree) return
    const standing = (await tree.read(reservePath).catch(() => null))?.size ?? 0
    // A little less space than before must not cost all of it.
    for (let bytes = reserveBytes; bytes >= leastBytes && bytes > standing; bytes /= 2) {
      if (await isTaken(tree, bytes)) return
    }
  }

  return {
    keep,
    async lend(work) {
      await tree?.remove(reservePath).catch(() => false)
      try {
        return await work()
      } finally {
        await keep()
      }
    },
  }
}

async function isTaken(tree: FileTree, bytes: number): Promise<boolean> {
  try {
    await tree.write(reservePath, fill(bytes))
    return true
  } catch {
    await tree.remove(reservePath).catch(() => false)
    return false
  }
}

/** Bytes that no file system can leave out or press together. */
function fill(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  const atOnce = 65_536
  for (let at = 0; at < bytes.length; at += atOnce) crypto.getRandomValues(bytes.subarray(at, at + atOnce))
  return bytes
}
