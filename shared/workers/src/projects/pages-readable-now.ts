import type { Page } from '@pergola/contracts'
import { decodeFile } from '@pergola/site/encoding'
import type { ProjectDisk } from '../storage/project-disk.ts'

/**
 * Pages that were taken for no text when they came, because they are not UTF-8, and can be read by now: all pages of the
 * project with theirs put right; null where nothing is to be.
 */
export async function pagesReadableNow(disk: ProjectDisk): Promise<Readonly<Record<string, Page>> | null> {
  const { pages } = disk.state().project
  const found: Record<string, Page> = {}
  for (const [name, page] of Object.entries(pages)) {
    if (page.editable !== false) continue
    const content = await disk.read(page.pathes.html)
    const file = content && (await decodeFile(page.pathes.html, new Uint8Array(await content.arrayBuffer())))
    if (!file) continue
    const { editable: _, ...rest } = page
    found[name] = file.encoding === 'utf-8' ? rest : { ...rest, encoding: file.encoding }
  }
  return Object.keys(found).length > 0 ? { ...pages, ...found } : null
}
