import type { FileTree } from './file-tree.ts'

/** Folder of the private file system for files that are handed out once: zips on their way into a download. */
export const scratchFolder = 'scratch'

/** Milliseconds. Longer than a download from this disk to the same one takes. */
export const scratchAge = 60 * 60 * 1000

/** Removes what was handed out longer ago than that; what is still written stays. False when nothing was removed. */
export async function sweepScratch(tree: FileTree | null, age = scratchAge): Promise<boolean> {
  let removed = false
  for (const { name } of (await tree?.list(scratchFolder)) ?? []) {
    const path = `${scratchFolder}/${name}`
    const file = await tree?.read(path)
    if (!file || Date.now() - file.lastModified < age) continue
    removed = (await removeUnlessWritten(tree, path)) || removed
  }
  return removed
}

async function removeUnlessWritten(tree: FileTree | null, path: string): Promise<boolean> {
  try {
    return (await tree?.remove(path)) ?? false
  } catch (error) {
    if ((error as DOMException).name === 'NoModificationAllowedError') return false
    throw error
  }
}
