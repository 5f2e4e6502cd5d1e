import { fail, succeed } from '@pergola/contracts'
import type { FileEntry, Outcome, SaveFailure } from '@pergola/contracts'
import type { Handlers } from '../calls/answer.ts'
import type { FileTree } from '../storage/file-tree.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import { saveTo } from './save-verbs.ts'
import { pictureAmong } from '../storage/picture-names.ts'
import { readStored } from '../storage/read-disk.ts'
import { readProject } from '../storage/project-rows.ts'
import { removeProject } from './workspace-verbs.ts'
import type { WorkerContext } from './worker-context.ts'
import type { SavedChange } from './saved-change.ts'
import { fetchPart } from '../calls/fetch-part.ts'

type EntryVerbs = Pick<Handlers<ProjectVerbs>, 'readScreenshot' | 'listEntries' | 'readEntry' | 'removeEntry'>

/** The private file system as it is, for the developer's file browser. Only what lies under `projects/` is shown. */
export function entryVerbs(context: WorkerContext): EntryVerbs {
  return {
    async readScreenshot({ id }) {
      const storage = await context.storage()
      const kept = await storage.database.pictures.get(id)
      if (kept) return new Blob([kept.bytes], { type: kept.type })
      const stored = await readProject(storage.database, id)
      const path = stored && pictureAmong(stored.manifest.files)
      return stored && path ? readStored(storage, id, { path, file: stored.manifest.files.get(path) }) : null
    },
    async listEntries({ path }) {
      const { tree } = (await context.storage()).backEnd
      const folder = clean(path)
      if (!tree || folder === null) return []
      return Promise.all(((await tree.list(folder)) ?? []).map((entry) => describe(tree, folder, entry)))
    },
    async readEntry({ path }) {
      const { tree } = (await context.storage()).backEnd
      const file = clean(path)
      if (file === null || !tree) return null
      const found = await tree.read(file)
      if (found || !(await tree.list(file))) return found
      const { zipFolder } = await fetchPart(() => import('./zip-folder.ts'))
      return zipFolder(tree, file)
    },
    async removeEntry({ path }) {
      const [, id, inner] = /^projects\/project-([^/]+)(?:\/(.+))?$/.exec(path) ?? []
      if (id === undefined) return fail('file-missing', path)
      if (inner === undefined) {
        if (context.current()?.id === id) await context.close()
        const removed = await removeProject(await context.storage(), id)
        return removed.ok ? succeed(null) : removed
      }
      return context.borrow(id, async (disk): Promise<Outcome<SavedChange, 'file-missing' | SaveFailure>> => {
        const removed = [...disk.state().manifest.files.keys()].filter(
          (file) => file === inner || file.startsWith(`${inner}/`),
        )
        if (removed.length === 0) return fail('file-missing', path)
        const outcome = await saveTo(disk, { removed })
        // The tree follows behind, that of a project that is closed again when it is opened next: here it is looked at.
        if (outcome.ok) await (await context.storage()).backEnd.tree?.remove(path)
        return outcome
      })
    },
  }
}

async function describe(
  tree: FileTree,
  folder: string,
  { name, kind }: { name: string; kind: 'file' | 'folder' },
): Promise<FileEntry> {
  const path = `${folder}/${name}`
  const size = kind === 'file' ? ((await tree.read(path))?.size ?? 0) : 0
  return { path, name, kind, size }
}

/** Null for a path that leads out of the projects' folder. */
function clean(path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '')
  if (parts.includes('..') || (parts[0] ?? 'projects') !== 'projects') return null
  return parts.length === 0 ? 'projects' : parts.join('/')
}
