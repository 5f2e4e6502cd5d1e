import { defaultSettings, settingsOf } from '@pergola/contracts'
import { siteRuntime } from '@pergola/runtime/files'
import type { ImportedProject } from '../archive/index.ts'
import { buildSite, builtBytes } from '../build/index.ts'
import { decodeLoosely, outputPath } from '../project/index.ts'
import { readerOf } from './open-site.ts'

export interface BuiltTexts {
  /** Of the html, css and js files, as they are before they are shortened. */
  readonly texts: ReadonlyMap<string, string>
  /** Of all files of the built site. */
  readonly paths: ReadonlySet<string>
  /** Where pages that are not finished would lie. */
  readonly drafts: ReadonlySet<string>
}

/** The built site as checks read it. */
export async function builtTexts({ project, files }: Pick<ImportedProject, 'project' | 'files'>): Promise<BuiltTexts> {
  const reader = readerOf(files)
  const settings = settingsOf(project, defaultSettings())
  const built = await buildSite({ project, files: reader, settings, mode: 'export', ...siteRuntime })
  const texts = new Map<string, string>()
  for (const file of built) {
    if (/\.(?:html?|css|js)$/i.test(file.path)) texts.set(file.path, decodeLoosely(await builtBytes(file, reader)))
  }
  const drafts = Object.values(project.pages).filter(({ draft }) => draft === true)
  return { texts, paths: new Set(built.map(({ path }) => path)), drafts: new Set(drafts.map(outputPath)) }
}
