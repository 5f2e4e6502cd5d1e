import type { FileLike } from '../file-like.ts'
import { fail, succeed } from '../outcome.ts'
import type { ProjectsService } from '../services/projects.ts'
import { packFakeArchive } from './fake-archive.ts'
import type { FakeProject } from './fake-project-record.ts'

type FileVerbs = Pick<ProjectsService, 'fileUses' | 'planMoves' | 'planClassRename' | 'exportFolder'>

/** Nobody names a file here: what moves is all that changes. */
export function fakeFileVerbs(opened: () => FakeProject | undefined): FileVerbs {
  return {
    fileUses: async () => [],
    async planMoves(moved) {
      const stored = Object.fromEntries(Object.entries(moved).map(([from, to]) => [to, from]))
      return succeed({ change: { files: {}, moved: stored }, scripts: [] })
    },
    planClassRename: async () => succeed({ change: { files: {} }, left: [], isTaken: false }),
    async exportFolder(path) {
      const stored = opened()
      if (!stored) return fail('project-missing')
      const files = new Map([...stored.files].filter(([file]) => file.startsWith(path)))
      return succeed({ name: `${path.split('/').at(-2)}.zip`, file: await packFakeArchive(stored.project, files) })
    },
  }
}

/** The first path that has no file, and then nothing is moved behind it; null when all are in their new places. */
export function moveFakeFiles(files: Map<string, FileLike>, moved: Readonly<Record<string, string>>): string | null {
  for (const [to, from] of Object.entries(moved)) {
    const file = files.get(from)
    if (!file) return from
    files.delete(from)
    files.set(to, file)
  }
  return null
}

export function giveFakeFiles(files: Map<string, FileLike>, given: Readonly<Record<string, FileLike | null>>): void {
  for (const [path, file] of Object.entries(given)) {
    if (file === null) files.delete(path)
    else files.set(path, file)
  }
}
