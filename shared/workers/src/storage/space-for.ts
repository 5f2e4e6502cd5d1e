import type { StorageHandle } from './project-disk.ts'
import { dropSecondCopies } from './second-copy-rows.ts'
import { scratchFolder } from './file-tree.ts'
import { sweepScratch } from './sweep-scratch.ts'

/**
 * Whether so many bytes can be stored. The browser's figures are asked first, and then, since to every site it may tell
 * the same whatever is left, the longest file it grants here. Zips that were handed out and second copies go for it.
 */
export async function hasSpaceFor(storage: StorageHandle, bytes: number): Promise<boolean> {
  if (await isGranted(storage, bytes)) return true
  for (const way of [() => sweepScratch(storage.backEnd.tree, 0), () => dropSecondCopies(storage.database)])
    if ((await way()) && (await isGranted(storage, bytes))) return true
  return false
}

async function isGranted({ quota, backEnd }: StorageHandle, bytes: number): Promise<boolean> {
  const { usage, quota: granted } = await quota.stats()
  if (granted - usage < bytes) return false
  return backEnd.kind !== 'sync-handle' || isFileGranted(bytes)
}

/** Its last byte alone is written: what lies before it counts, and costs no time. */
async function isFileGranted(bytes: number): Promise<boolean> {
  const root = await navigator.storage.getDirectory()
  const name = crypto.randomUUID()
  try {
    const folder = await root.getDirectoryHandle(scratchFolder, { create: true })
    const access = await (await folder.getFileHandle(name, { create: true })).createSyncAccessHandle()
    try {
      return access.write(new Uint8Array(1), { at: bytes - 1 }) === 1
    } finally {
      access.close()
      await folder.removeEntry(name)
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false
    throw error
  }
}
