import type {
  OpenProject,
  Progress,
  ProjectSummary,
  ProjectsState,
  SaveFailure,
  StorageStats,
} from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import type { SavedChange } from './saved-change.ts'

/** The state of the projects service, and the few ways in which it changes. */
export type ProjectsStore = ReturnType<typeof createProjectsStore>

export function createProjectsStore() {
  const store = createStore<ProjectsState>()(() => ({
    phase: 'loading',
    summaries: [],
    open: null,
    storage: null,
    refused: null,
    gaveWay: false,
    unkept: false,
    missingCopy: null,
    storing: null,
  }))

  function put(summary: ProjectSummary) {
    const others = store.getState().summaries.filter(({ id }) => id !== summary.id)
    store.setState({ summaries: newestFirst([...others, summary]) })
  }

  return {
    state: store,
    listed: (summaries: readonly ProjectSummary[], storage: StorageStats) =>
      store.setState({ phase: 'ready', summaries: newestFirst(summaries), storage }),
    measured: (storage: StorageStats) => store.setState({ storage }),
    storing: (storing: Progress | null) => store.setState({ storing }),
    refused: (failure: SaveFailure) => store.setState({ refused: failure }),
    failed: () => store.setState({ phase: 'failed' }),
    put,
    removed(id: string) {
      const { summaries, open } = store.getState()
      store.setState({
        summaries: summaries.filter((summary) => summary.id !== id),
        open: open?.id === id ? null : open,
      })
    },
    opened(open: OpenProject | null) {
      const { open: before } = store.getState()
      const isSame = open?.id === before?.id
      const fresh = { refused: null, gaveWay: false, unkept: false, missingCopy: null }
      store.setState({ open: withChoice(open, before), ...(!isSame && fresh) })
    },
    allowed: (id: string, remoteFiles: boolean) =>
      store.setState(({ open }) => ({ open: open?.id === id ? { ...open, remoteFiles } : open })),
    saved(change: SavedChange) {
      const { open, refused } = store.getState()
      if (refused) store.setState({ refused: null })
      if (change.gaveWay) store.setState({ gaveWay: true })
      if (change.unkept) store.setState({ unkept: true })
      put(change.summary)
      if (open?.id !== change.id) return
      const files = { ...open.files }
      for (const [path, size] of Object.entries(change.sizes)) {
        if (size === null) delete files[path]
        else files[path] = size
      }
      const { revision, trust, missingCopy = null } = change
      // Stored anew, or left out by choice.
      const missing = open.missing?.filter((path) => !Object.hasOwn(change.sizes, path))
      const project = change.project ?? open.project
      store.setState({ missingCopy, open: { ...open, files, revision, trust, project, ...(missing && { missing }) } })
    },
  }
}

/** Who follows another tab is told what that has stored, and whether remote files may be fetched is not among it. */
function withChoice(open: OpenProject | null, before: OpenProject | null): OpenProject | null {
  if (open?.id !== before?.id || open?.remoteFiles !== undefined) return open
  return open && { ...open, remoteFiles: before?.remoteFiles ?? false }
}

function newestFirst(summaries: readonly ProjectSummary[]): readonly ProjectSummary[] {
  return summaries.toSorted((a, b) => b.editedAt - a.editedAt)
}
