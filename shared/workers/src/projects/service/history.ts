import { fail, limits, succeed } from '@pergola/contracts'
import type { Dispose, HistoryState, Outcome, HistorySize, ProjectHistory, SaveFailure } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import { holdVersion } from '../../storage/history/hold-version.ts'
import { flat } from './service-context.ts'
import type { SavedChange } from '../saved-change.ts'
import type { ServiceContext } from './service-context.ts'

/** The part of its space that history may grow by before it is looked at again: so much is left free each time. */
const slack = 0.1

interface FollowedHistory {
  readonly service: ProjectHistory
  /** Of any project; those of the open one make its history grow. */
  follow(change: SavedChange): void
  readonly dispose: Dispose
}

/** The history of the open project, and what is let go of as saves go by. */
export function createHistory(context: ServiceContext): FollowedHistory {
  const { ask, store, historyLimit, settings } = context
  const limit = () => historyLimit.read() ?? limits.historyBytes

  const state = createStore<HistoryState>()(() => ({ sweepFailure: null }))

  async function sweepTo(bytes: number): Promise<Outcome<HistorySize, SaveFailure>> {
    const { open } = store.state.getState()
    const swept = flat(await ask('sweepHistory', { limit: bytes * (1 - slack) }))
    // That another tab writes, or that the project is gone, is told elsewhere.
    const isTold = !swept.ok && (swept.failure === 'not-writer' || swept.failure === 'project-missing')
    const sweepFailure = swept.ok || isTold ? null : swept.failure
    if (store.state.getState().open?.id === open?.id) state.setState({ sweepFailure })
    return swept
  }

  // How full it is that an earlier tab has left nobody knows: the first save that adds to it has it looked at.
  let grown = { id: '', bytes: Infinity }

  function follow({ id, past }: SavedChange) {
    if (past === 0 || store.state.getState().open?.id !== id) return
    grown = { id, bytes: (grown.id === id ? grown.bytes : Infinity) + past }
    if (grown.bytes <= limit() * slack) return
    grown.bytes = 0
    void sweepTo(limit())
  }

  const dispose = store.state.subscribe(({ open }, { open: before }) => {
    if (open?.id !== before?.id) state.setState({ sweepFailure: null })
    if (open?.role !== 'writer' || open.id !== before?.id) return
    const [now, then] = [open.revision, before.revision].map((revision) => Math.floor(revision / limits.historySweep))
    if (now !== then) void sweepTo(limit())
  })

  return {
    dispose,
    follow,
    service: {
      state,
      list: async () => flat(await ask('versions', null)),
      newest: async (count) => flat(await ask('newestVersions', { count })),
      async open(revision) {
        const { open } = store.state.getState()
        if (!open) return fail('project-missing')
        // Before it is asked for: what is on its way must not be swept.
        const release = holdVersion(open.id, revision)
        const found = flat(await ask('version', { revision }))
        if (found.ok) return succeed({ ...found.value, release })
        release()
        return found
      },
      readFile: async (revision, path) => flat(await ask('versionFile', { revision, path })),
      buildPage: async (revision, page) => flat(await ask('versionPage', { revision, page, settings: settings() })),
      async readPicture(revision) {
        const answer = await ask('versionPicture', { revision })
        return answer.ok ? answer.value : null
      },
      name: async (revision, name) => flat(await ask('nameVersion', { revision, name })),
      planRestore: async (revision, page) => flat(await ask('restoration', { revision, page: page ?? null })),
      limit,
      async setLimit(bytes) {
        historyLimit.write(bytes)
        return sweepTo(bytes)
      },
    },
  }
}
