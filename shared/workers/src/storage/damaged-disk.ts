import { fail } from '@pergola/contracts'
import { mimeOf } from './file-kind.ts'
import type { NewestState } from './newest-state.ts'
import type { ProjectDisk, StorageHandle } from './project-disk.ts'
import { manifestOf, readProject, summarise } from './project-rows.ts'
import { readStored, readTogether, storedOf } from './read-disk.ts'

/** What is left of a project, for reading. Nothing stored is touched: whoever repairs it decides what is given up. */
export async function createDamagedDisk(
  storage: StorageHandle,
  id: string,
  { snapshot, damage }: NewestState,
): Promise<ProjectDisk> {
  const { project, trust, files, bytes } = snapshot
  const stored = (await readProject(storage.database, id))?.summary
  const { screenshotVersion = 0, editedAt = Date.now() } = stored ?? {}
  const summary = summarise({ id, project, trust, inited: true, files, screenshotVersion, editedAt })
  const state = { project, trust, manifest: await manifestOf(snapshot), summary }
  return {
    id,
    role: 'reader',
    ...(damage && { damage }),
    state: () => state,
    missing: async () => [],
    lost: async () => [],
    async read(path) {
      const content = bytes.get(path)
      if (content) return new Blob([content], { type: mimeOf(path) })
      return readStored(storage, id, { path, file: files.get(path) })
    },
    async bytes(paths) {
      const rows = await readTogether(storage, id, storedOf(state.manifest, paths))
      const left = paths.flatMap((path) => {
        const content = bytes.get(path) ?? rows.get(path)
        return content ? [[path, content] as const] : []
      })
      return new Map(left)
    },
    save: async () => fail('not-writer', 'The project is damaged and can only be read.'),
    tend: null,
    storePicture: null,
    follow: async () => false,
    release: async () => undefined,
  }
}
