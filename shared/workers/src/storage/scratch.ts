import type { BackEnd } from './back-end.ts'
import type { FileTree } from './file-tree.ts'
import { scratchAge, scratchFolder, sweepScratch } from './sweep-scratch.ts'

/** One file that is written once, handed out, and goes by itself when nobody can need it any more. */
export interface Scratch {
  /** False on a full disk: nothing of these bytes is in the file then. */
  append(bytes: Uint8Array<ArrayBuffer>): boolean
  /** What was written, read from the disk by whoever reads it, for an hour. */
  handOut(): Promise<Blob>
  /** Removes the file. */
  drop(): Promise<void>
}

/**
 * Null where files cannot be written piece by piece, and where the browser refuses one, a full disk before all: an export
 * is packed in memory then, and must not fail because of where it would have lain.
 */
export async function openScratch({ kind, tree }: BackEnd): Promise<Scratch | null> {
  if (kind !== 'sync-handle') return null
  try {
    await sweepScratch(tree)
    return await createScratch(tree)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

async function createScratch(tree: FileTree | null): Promise<Scratch> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(scratchFolder, { create: true })
  const name = crypto.randomUUID()
  const file = await folder.getFileHandle(name, { create: true })
  const access = await file.createSyncAccessHandle()
  let size = 0

  async function drop(): Promise<void> {
    access.close()
    await folder.removeEntry(name)
  }

  return {
    append(bytes) {
      if (!fits(access, bytes, size)) return false
      size += bytes.length
      return true
    },
    async handOut() {
      access.truncate(size)
      access.close()
      // Swept by the next start where this worker ends before.
      setTimeout(() => void sweepScratch(tree), scratchAge + 1000)
      return file.getFile()
    },
    drop,
  }
}

/** A full disk takes a part of the bytes, or none with an error, depending on who notices; a lost one refuses, too. */
function fits(access: FileSystemSyncAccessHandle, bytes: Uint8Array<ArrayBuffer>, at: number): boolean {
  try {
    return access.write(bytes, { at }) === bytes.length
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}
