import { limits } from '@pergola/contracts'
import { scratchFolder } from './file-tree.ts'
import type { FileTree } from './file-tree.ts'
import { heldNames } from './held-names.ts'

/** What only the worker reads that wrote it, or its tab: it holds the file's name as long as it lives. */
export const ownMark = 'own-'
export const holdPrefix = 'pergola:scratch:'

/** Base texts §9: temporary files go when they are so old, looked for so often. On a full disk they go at once. */
export const scratchAge = limits.temporary.age

/**
 * Removes what was handed out longer ago than that, and what nobody lives to read; what is still written stays. False
 * when nothing was removed.
 */
export async function sweepScratch(tree: FileTree | null, age = scratchAge): Promise<boolean> {
  let removed = false
  const held = await heldNames(holdPrefix)
  const isLeft = (name: string) => name.startsWith(ownMark) && !held.has(name)
  for (const { name } of (await tree?.list(scratchFolder)) ?? []) {
    const path = `${scratchFolder}/${name}`
    const file = await tree?.read(path)
    if (!file || (Date.now() - file.lastModified < age && !isLeft(name))) continue
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
