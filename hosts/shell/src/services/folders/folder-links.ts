import { fail, storageKeys, succeed } from '@pergola/contracts'
import type { FolderFailure, LinkedFolder, Outcome } from '@pergola/contracts'
import type { FolderPass } from '@pergola/workers/client'
import type { FolderPorts, FoldersStore } from './folder-ports.ts'
import { states } from './messages.ts'

type Done = Outcome<undefined, FolderFailure>

export interface FolderLinks {
  find(id: string): LinkedFolder | undefined
  /** As the worker keeps it: no other place has it. */
  handle(id: string): Promise<FileSystemDirectoryHandle | null>
  put(id: string, change: Partial<LinkedFolder>): void
  passed(id: string, pass: FolderPass): Done
  failed(id: string, failure: FolderFailure, detail: string): Done
  refresh(): Promise<void>
}

const fresh = { phase: 'linked', words: states.linked, questions: 0, failure: null, detail: '' } as const

/** What is known of the links, in the state that everybody reads. */
export function createFolderLinks({ source, store }: FolderPorts, state: FoldersStore): FolderLinks {
  const handles = new Map<string, FileSystemDirectoryHandle>()
  const find = (id: string) => state.getState().links.find(({ projectId }) => projectId === id)

  function put(id: string, given: Partial<LinkedFolder>) {
    const change = { ...given, ...(given.phase && { words: states[given.phase] }) }
    state.setState(({ links }) => ({
      links: links.map((each) => (each.projectId === id ? { ...each, ...change } : each)),
    }))
  }

  return {
    find,
    put,
    async handle(id) {
      const known = handles.get(id)
      if (known) return known
      const answer = await source.ask('folderHandle', { id })
      const handle = answer.ok ? answer.value : null
      if (handle) handles.set(id, handle)
      return handle
    },
    passed(id, { conflicts, removals, problem }) {
      const questions = conflicts.length + removals.length
      state.setState(({ questions: all, shown }) => ({
        questions: { ...all, [id]: { conflicts, removals } },
        shown: shown === id && questions === 0 ? null : shown,
      }))
      if (problem) {
        put(id, { phase: 'failed', questions, failure: problem.failure, detail: problem.detail })
        return fail(problem.failure, problem.detail)
      }
      put(id, { phase: questions > 0 ? 'asking' : 'in-step', questions, failure: null, detail: '' })
      return succeed()
    },
    failed(id, failure, detail) {
      put(id, { phase: failure === 'no-permission' ? 'waiting' : 'failed', failure, detail })
      return fail(failure, detail)
    },
    async refresh() {
      const answer = await source.ask('folderLinks', null)
      if (!answer.ok) return
      const links = answer.value.map(({ id, name }) => find(id) ?? { ...fresh, projectId: id, name })
      for (const id of handles.keys()) if (!links.some(({ projectId }) => projectId === id)) handles.delete(id)
      store.write(storageKeys.folders, links.length > 0 ? '1' : null)
      state.setState({ links })
    },
  }
}
