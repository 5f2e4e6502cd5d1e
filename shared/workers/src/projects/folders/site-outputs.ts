import { settingsOf } from '@pergola/contracts'
import type { ProjectSettings } from '@pergola/contracts'
import { siteRuntime } from '@pergola/runtime/files'
import { buildSite, builtBytes } from '@pergola/site/build'
import { siteFilesOf } from '../site-files-of.ts'
import { sha256 } from '../../storage/checksums.ts'
import type { ProjectDisk } from '../../storage/project-disk.ts'
import { utilitySheets, withSheets } from '../../tailwind/utility-sheets.ts'
import { FolderRefusal } from './folder-refusal.ts'
import { isLeftAlone } from './left-alone.ts'

/** A file of the built site: what would lie in the folder. */
export interface SiteOutput {
  readonly hash: string
  /** It is a file of the project as it is stored. */
  readonly isCopy: boolean
  read(): Promise<Uint8Array<ArrayBuffer>>
}

/** What an export would hold, but for the editor's own files, and never minified: these are somebody's sources. */
export async function siteOutputs(
  disk: ProjectDisk,
  defaults: ProjectSettings,
): Promise<ReadonlyMap<string, SiteOutput>> {
  const { project, manifest } = disk.state()
  const source = { project, files: siteFilesOf(disk), settings: settingsOf(project, defaults) }
  const sheets = await utilitySheets(source)
  if (!sheets) throw new FolderRefusal('worker-lost', 'css/tailwind')
  const files = withSheets(source.files, sheets)
  const outputs = new Map<string, SiteOutput>()
  for (const file of await buildSite({ ...source, ...siteRuntime, files, mode: 'export', keepContent: true })) {
    if (isLeftAlone(file.path)) continue
    const stored = file.kind === 'copy' ? manifest.files.get(file.source) : undefined
    if (file.kind === 'copy' && stored) {
      const read = async () => (await files.read(file.source)) as Uint8Array<ArrayBuffer>
      outputs.set(file.path, { hash: stored.hash, isCopy: file.source === file.path, read })
    } else {
      const made = (await builtBytes(file, files)) as Uint8Array<ArrayBuffer>
      outputs.set(file.path, { hash: await sha256(made), isCopy: false, read: async () => made })
    }
  }
  return outputs
}
