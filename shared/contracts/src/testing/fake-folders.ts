import { fail, succeed } from '../outcome.ts'
import type { FolderFailure, FoldersService, LinkedFolder, OpenedFolder } from '../services/folders.ts'
import type { ImportFailure } from '../services/projects.ts'
import { createState } from './create-state.ts'

export interface FakeFolders extends FoldersService {
  /** What the next `open` finds. */
  found: OpenedFolder
  /** The next `open` or `sync` fails so. */
  failure: FolderFailure | ImportFailure | null
  readonly synced: string[]
  /** What the next `askUnlink` is answered. */
  agrees: boolean
  link(link: Partial<LinkedFolder> & { projectId: string }): void
}

const fresh = { name: 'site', phase: 'in-step', questions: 0, failure: null, detail: '' } as const

const wordsOf = (phase: LinkedFolder['phase'] = fresh.phase) => `the words for ${phase}`

export function createFakeFolders(isSupported = true): FakeFolders {
  const state = createState<{ links: readonly LinkedFolder[] }>({ links: [] })
  const others = (id: string) => state.getState().links.filter(({ projectId }) => projectId !== id)
  const fake: FakeFolders = {
    isSupported,
    state,
    synced: [],
    agrees: true,
    failure: null,
    found: { id: '1', files: 3, leftAlone: [] },
    link: (link) =>
      state.set({ links: [...others(link.projectId), { ...fresh, words: wordsOf(link.phase), ...link }] }),
    async open() {
      if (fake.failure) return fail(fake.failure)
      fake.link({ projectId: fake.found.id })
      return succeed(fake.found)
    },
    async sync(projectId) {
      fake.synced.push(projectId)
      return fake.failure ? fail(fake.failure as FolderFailure) : succeed()
    },
    async unlink(projectId) {
      state.set({ links: others(projectId) })
    },
    async askUnlink(projectId) {
      if (fake.agrees) await fake.unlink(projectId)
    },
  }
  return fake
}
