import type { StorageHandle } from './project-disk.ts'
import { scratchFolder } from './file-tree.ts'

/** Beyond what is written: names, rows and indexes of the browser's own. */
const overhead = 256 * 1024

/** The test file is never larger; a save of more than that is compared with the browser's figures alone. */
const largestTest = 16 * 1024 * 1024

/**
 * Whether the disk has no space for so many bytes. A failed write does not prove it: a file that was lost under its
 * handle takes too few bytes as well. Asked are the browser's own figures and then, since to every site it may tell
 * the same whatever is left, a new file of that size, which is removed again.
 */
export async function isProvenFull({ backEnd, quota }: Pick<StorageHandle, 'backEnd' | 'quota'>, bytes: number) {
  const needed = bytes + overhead
  // A browser that does not answer says nothing about the space that is left.
  const { usage, quota: granted } = await quota.stats().catch(() => ({ usage: 0, quota: needed }))
  if (granted - usage < needed) return true
  const { tree } = backEnd
  // Nothing to try it with: what the browser said of the failed write has to be believed.
  if (!tree) return true
  const path = `${scratchFolder}/${crypto.randomUUID()}`
  try {
    await tree.write(path, new Uint8Array(Math.min(needed, largestTest)))
    return false
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError'
  } finally {
    await tree.remove(path).catch(() => false)
  }
}
