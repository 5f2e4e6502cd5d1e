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

interface Listed {
  readonly summaries: readonly ProjectSummary[]
  readonly storage: StorageStats
  readonly recovery: NonNullable<ProjectsState['recovery']>
}

/** The state of the projects service, and the few ways in which it changes. */
export type ProjectsStore = ReturnType<typeof createProjectsStore>

const initial: ProjectsState = {
  phase: 'loading',
  recovery: 'running',
  summaries: [],
  open: null,
  storage: null,
  refused: null,
  gaveWay: false,
  unkept: false,
  missingCopy: null,
  storing: null,
}

export function createProjectsStore() {
  const store = createStore<ProjectsState>()(() => initial)

  function put(summary: ProjectSummary) {
    const others = store.getState().summaries.filter(({ id }) => id !== summary.id)
    store.setState({ summaries: newestFirst([...others, summary]) })
  }

  return {
    state: store,
    listed({ summaries, storage, recovery }: Listed) {
      // The list may have been made before the search ended, and come after it.
      const isOver = store.getState().recovery === 'done'
      store.setState({ phase: 'ready', summaries: newestFirst(summaries), storage, ...(!isOver && { recovery }) })
    },
    recovered({ summaries, recovery }: Omit<Listed, 'storage'>) {
      for (const summary of summaries) put(summary)
      store.setState({ recovery })
    },
    measured: (storage: StorageStats) => store.setState({ storage }),
    storedTwice(id: string) {
      if (store.getState().open?.id === id) store.setState({ missingCopy: null })
    },
    full() {
      const { storage } = store.getState()
      if (storage) store.setState({ storage: { ...storage, isStorageFull: true } })
    },
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
      const isSame = open?.id === store.getState().open?.id
      const fresh = { refused: null, gaveWay: false, unkept: false, missingCopy: null }
      store.setState({ open, ...(!isSame && fresh) })
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
      const files = filesAfter(open, change)
      const { revision, trust, missingCopy = null } = change
      const missing = missingAfter(open, change)
      const project = change.project ?? open.project
      store.setState({ missingCopy, open: { ...open, files, revision, trust, project, ...(missing && { missing }) } })
    },
  }
}

/** Stored anew, or left out by choice. */
function missingAfter({ missing }: OpenProject, { sizes }: SavedChange): OpenProject['missing'] {
  return missing?.filter((path) => !Object.hasOwn(sizes, path))
}

function filesAfter({ files: before }: OpenProject, { sizes }: SavedChange): OpenProject['files'] {
  const files = { ...before }
  for (const [path, size] of Object.entries(sizes)) {
    if (size === null) delete files[path]
    else files[path] = size
  }
  return files
}

function newestFirst(summaries: readonly ProjectSummary[]): readonly ProjectSummary[] {
  return summaries.toSorted((a, b) => b.editedAt - a.editedAt)
}
