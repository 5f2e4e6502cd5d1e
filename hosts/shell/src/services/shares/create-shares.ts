import { type Dispose, fail, type SharesService, type SharesState, succeed } from '@pergola/contracts'
import { createShareWorker, shareAddress, type ShareWorker } from '@pergola/workers/client'
import { createStore } from 'zustand/vanilla'
import type { LocalStore } from '../local-store.ts'
import { readDeployment } from '../preview/deployment.ts'
import type { OwnShares } from './own-shares.ts'
import { buildShareLink, type ShareLink } from './share-link.ts'

interface Ports {
  readonly store: LocalStore
  /** The same, as all tabs have left it. */
  readonly openStore?: () => LocalStore
  readonly origin: string
  /** What this tab was opened with. */
  readonly link: ShareLink | null
  readonly worker?: ShareWorker
}

const nothing: SharesState = { received: null, problem: null, offered: null }

function received(link: ShareLink | null, origin: string): SharesState {
  if (!link) return nothing
  const url = shareAddress(link.url, origin)
  if (!url) return { ...nothing, problem: URL.canParse(link.url) ? 'address-refused' : 'address-unreadable' }
  return { ...nothing, received: { host: url.host, isOwn: url.origin === origin, isEncrypted: link.key !== null } }
}

/** Sites go out and come in encrypted; what the key is, only the link says. */
export function createShares(ports: Ports): SharesService & { dispose: Dispose } {
  const { store, openStore = () => store, origin, worker = createShareWorker() } = ports
  const state = createStore<SharesState>(() => received(ports.link, origin))
  let arrived = ports.link
  let own: Promise<OwnShares> | null = null
  /** Comes when somebody shares; fetched again where it did not come. */
  const ownShares = () =>
    (own ??= import('./own-shares.ts').then(
      ({ createOwnShares }) => createOwnShares(openStore),
      (error: unknown) => {
        own = null
        throw error
      },
    ))
  const target = async () => (await readDeployment(store)).share ?? null

  return {
    state,
    target,
    async send(zip, work, name = '') {
      const place = await target()
      if (!place) return fail('no-target')
      // Before anything leaves: what cannot be kept could not be taken back.
      const { remember } = await ownShares()
      const outcome = await worker.shareProject(zip, place, work)
      if (!outcome.ok) return outcome
      const { url, expires, removal } = outcome.value
      const link = buildShareLink(origin, outcome.value)
      const kept = { name, link, url, expires, sharedAt: Date.now(), ...(removal !== undefined && { removal }) }
      return succeed({ link, expires, isKept: remember(kept) })
    },
    receive: async (work) =>
      arrived && state.getState().received ? worker.loadShared(arrived, work) : fail('nothing-received'),
    mine: async () => (await ownShares()).list(Date.now()),
    stop: async (link) => (await ownShares()).stop(link),
    dismiss() {
      arrived = null
      state.setState(nothing)
    },
    offer: (offered) => state.setState({ offered }),
    dispose: worker.dispose,
  }
}
