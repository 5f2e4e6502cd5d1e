import type { BackEnd } from './back-end.ts'
import { scratchFolder } from './file-tree.ts'
import type { FileTree } from './file-tree.ts'
import { holdName } from './held-names.ts'
import { holdPrefix, ownMark, scratchAge, sweepScratch } from './sweep-scratch.ts'

/** One file that is written once, handed out, and goes by itself when nobody can need it any more. */
export interface Scratch {
  /** False on a full disk: nothing of these bytes is in the file then. */
  append(bytes: Uint8Array<ArrayBuffer>): boolean
  /** Ends the writing; what was written is read from the disk, until the file is removed. */
  read(): Promise<Blob>
  /** The same, for whoever reads it, for three days, or for this tab alone, as long as it lives. */
  handOut(): Promise<Blob>
  /** Removes the file. */
  drop(): Promise<void>
}

/**
 * Null where files cannot be written piece by piece, and where the browser refuses one, a full disk before all: an export
 * is packed in memory then, and must not fail because of where it would have lain.
 */
export async function openScratch({ kind, tree }: BackEnd, forTab = false): Promise<Scratch | null> {
  if (kind !== 'sync-handle' || !tree) return null
  try {
    await sweepScratch(tree)
    return await createScratch(tree, forTab)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

async function createScratch(tree: FileTree, forTab: boolean): Promise<Scratch> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(scratchFolder, { create: true })
  const id = crypto.randomUUID()
  const name = `${ownMark}${id}`
  const letGo = await holdName(`${holdPrefix}${name}`)
  const file = await folder.getFileHandle(name, { create: true })
  const access = await file.createSyncAccessHandle()
  let size = 0

  function read(): Promise<File> {
    access.truncate(size)
    access.close()
    return file.getFile()
  }

  async function drop(): Promise<void> {
    access.close()
    await folder.removeEntry(name)
    letGo()
  }

  return {
    append(bytes) {
      if (!fits(access, bytes, size)) return false
      size += bytes.length
      return true
    },
    read,
    async handOut() {
      const written = await read()
      // Swept by the next start where this worker ends before.
      setTimeout(() => void sweepScratch(tree), scratchAge + 1000)
      if (forTab) return written
      // A download goes on when the tab has ended.
      await tree.move(`${scratchFolder}/${name}`, `${scratchFolder}/${id}`)
      letGo()
      return (await folder.getFileHandle(id)).getFile()
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
