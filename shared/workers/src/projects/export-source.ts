import type { Project, UnsavedWork } from '@pergola/contracts'
import type { SiteFiles } from '@pergola/site/build'
import { encodeText } from '@pergola/site/project'
import type { ProjectDisk } from '../storage/project-disk.ts'
import { siteFilesOf } from './site-files-of.ts'

/** What goes into a zip: the stored project, with what the tab could not store laid over it. */
export interface ExportSource {
  readonly project: Project
  readonly files: SiteFiles
  /** Neither storage nor the tab has them. */
  readonly missing: readonly string[]
}

export async function exportSourceOf(disk: ProjectDisk, unsaved: UnsavedWork | undefined): Promise<ExportSource> {
  const stored = siteFilesOf(disk)
  const lost = await disk.lost()
  const sizes = new Map(stored.sizes)
  for (const path of lost) sizes.delete(path)
  const held = Object.entries(unsaved?.held ?? {}).filter(([path]) => lost.includes(path))
  const texts = new Map<string, Uint8Array>()
  for (const [path, text] of [...held, ...Object.entries(unsaved?.files ?? {})]) {
    texts.delete(path)
    sizes.delete(path)
    if (text === null) continue
    const bytes = encodeText(text)
    texts.set(path, bytes)
    sizes.set(path, bytes.length)
  }
  return {
    project: { ...disk.state().project, ...unsaved?.record },
    files: { sizes, read: (path) => texts.get(path) ?? stored.read(path) },
    missing: [...lost, ...(disk.damage?.lost ?? [])].filter((path) => !sizes.has(path)),
  }
}
