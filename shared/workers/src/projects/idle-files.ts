import type { Project } from '@pergola/contracts'
import { encodeText, idleBaseFiles } from '@pergola/site/project'
import { sha256 } from '../storage/checksums.ts'
import type { ProjectDisk } from '../storage/project-disk.ts'
import { fetchPart } from '../calls/fetch-part.ts'

/**
 * What was made for pages made here, once these are the pages that are left: it goes with the last of them, where it is
 * as it was made and nothing names it.
 */
export async function idleFiles(disk: ProjectDisk, pages: Project['pages']): Promise<readonly string[]> {
  const { files } = disk.state().manifest
  const made = Object.entries(idleBaseFiles(pages)).filter(([path]) => files.has(path))
  const hashes = await Promise.all(made.map(([, text]) => sha256(encodeText(text))))
  const untouched = made.flatMap(([path], at) => (files.get(path)?.hash === hashes[at] ? [path] : []))
  if (untouched.length === 0) return []
  const { createUsesIndex } = await fetchPart(() => import('./uses-index.ts'))
  const used = new Set((await createUsesIndex().usesOf(disk, untouched)).map(({ path }) => path))
  return untouched.filter((path) => !used.has(path))
}
