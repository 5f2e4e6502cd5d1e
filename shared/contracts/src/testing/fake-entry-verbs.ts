import type { FileLike } from '../file-like.ts'
import { fail, succeed } from '../outcome.ts'
import type { ProjectsService } from '../services/projects.ts'
import type { FakeProject } from './fake-project-record.ts'

/** Pictures, and the raw entries of the private file system. */
export function fakeEntryVerbs(context: {
  readonly projects: ReadonlyMap<string, FakeProject>
  publish(): void
}): Pick<ProjectsService, 'readScreenshot' | 'storeScreenshot' | 'listEntries' | 'readEntry' | 'removeEntry'> {
  const find = (path: string): { stored: FakeProject; inner: string; file: FileLike } | null => {
    const [, id, inner] = /^projects\/project-([^/]+)\/(.+)$/.exec(path) ?? []
    const stored = id === undefined ? undefined : context.projects.get(id)
    const file = inner === undefined ? undefined : stored?.files.get(inner)
    return stored && inner !== undefined && file ? { stored, inner, file } : null
  }

  return {
    readScreenshot: async (id) => context.projects.get(id)?.screenshot ?? null,
    async storeScreenshot(id, image) {
      const stored = context.projects.get(id)
      if (!stored) return fail('project-missing')
      stored.screenshot = image
      stored.screenshotVersion += 1
      context.publish()
      return succeed()
    },
    async listEntries(path) {
      const names = new Map<string, { kind: 'file' | 'folder'; size: number }>()
      const prefix = path === '' ? '' : `${path.replace(/\/$/, '')}/`
      for (const stored of context.projects.values()) {
        for (const [inner, file] of stored.files) {
          const full = `projects/project-${stored.id}/${inner}`
          if (!full.startsWith(prefix)) continue
          const [name = '', ...deeper] = full.slice(prefix.length).split('/')
          names.set(name, deeper.length > 0 ? { kind: 'folder', size: 0 } : { kind: 'file', size: file.size })
        }
      }
      return [...names].map(([name, entry]) => ({ path: `${prefix}${name}`, name, ...entry }))
    },
    readEntry: async (path) => find(path)?.file ?? null,
    async removeEntry(path) {
      const found = find(path)
      if (!found) return fail('file-missing', path)
      found.stored.files.delete(found.inner)
      return succeed()
    },
  }
}
