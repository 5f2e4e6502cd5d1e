import { type Dispose, fail, type SharesService, type SharesState, succeed } from '@pergola/contracts'
import { createShareWorker, shareAddress, type ShareWorker } from '@pergola/workers/client'
import { createStore } from 'zustand/vanilla'
import type { LocalStore } from '../local-store.ts'
import { readDeployment } from '../preview/deployment.ts'
import { buildShareLink, type ShareLink } from './share-link.ts'

interface Ports {
  readonly store: LocalStore
  readonly origin: string
  /** What this tab was opened with. */
  readonly link: ShareLink | null
  readonly worker?: ShareWorker
}

const nothing: SharesState = { received: null, problem: null }

function received(link: ShareLink | null, origin: string): SharesState {
  if (!link) return nothing
  const url = shareAddress(link.url, origin)
  if (!url) return { ...nothing, problem: 'address-refused' }
  return { ...nothing, received: { host: url.host, isOwn: url.origin === origin, isEncrypted: link.key !== null } }
}

/** Sites go out and come in encrypted; what the key is, only the link says. */
export function createShares(ports: Ports): SharesService & { dispose: Dispose } {
  const { store, origin, worker = createShareWorker() } = ports
  const state = createStore<SharesState>(() => received(ports.link, origin))
  let link = ports.link
  const target = async () => (await readDeployment(store)).share ?? null

  return {
    state,
    target,
    async send(zip, work) {
      const place = await target()
      if (!place) return fail('no-target')
      const outcome = await worker.shareProject(zip, place, work)
      if (!outcome.ok) return outcome
      return succeed({ link: buildShareLink(origin, outcome.value), expires: outcome.value.expires })
    },
    receive: async (work) =>
      link && state.getState().received ? worker.loadShared(link, work) : fail('nothing-received'),
    dismiss() {
      link = null
      state.setState(nothing)
    },
    dispose: worker.dispose,
  }
}
