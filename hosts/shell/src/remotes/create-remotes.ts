import { limits, type RemoteDefinition, type Services, type SlotName } from '@pergola/contracts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createActivation, failed, marker } from './activation.ts'
import type { AddedRemotes } from './added-remotes.ts'
import { createRemotesService, type Managing } from './create-remotes-service.ts'
import { lazyGuests } from './lazy-guests.ts'
import { loadDefinition, type LoadDefinition, type LoadOutcome } from './load-definition.ts'
import type { GuestPorts } from './guests/guest-settings.ts'
import type { RemoteFailure, RemotesState, RemoteStatus } from './remote-status.ts'
import { placeAdded, type PlacedRemote, readRemotesFile } from './remotes-file.ts'
import { slotOwner } from './slot-owner.ts'
import type { Remotes } from './remotes.ts'
import { withinTime } from './within-time.ts'

interface Ports {
  readonly services: Partial<Services>
  /** Kept by this browser; without them nobody can add one. */
  readonly added?: AddedRemotes
  /** What the address shows. */
  readonly firstSlot?: () => SlotName
  /** Settles when that stands on the screen. */
  readonly firstShown?: () => Promise<void>
  readonly readFile?: () => Promise<readonly PlacedRemote[]>
  readonly load?: LoadDefinition
  readonly reload?: () => void
  /** Where an added remote stands now. */
  readonly refresh?: (remote: PlacedRemote) => Promise<PlacedRemote>
  readonly patience?: number
  /** A remote that takes longer counts as failed until it comes. */
  readonly slowness?: number
}

/** For so long at most the others wait until what the first shows can be seen. */
const headStart = 3000

const refreshWith = (added: AddedRemotes | undefined) => async (remote: PlacedRemote) =>
  added ? (await lazyGuests()).refreshAdded(remote, added) : remote

/** Binds what is done with added remotes to these. */
const managing = (remotes: Remotes, added: AddedRemotes, ports: GuestPorts) => async (): Promise<Managing> => {
  const { addRemote, forgetFiles, setSetting } = await lazyGuests()
  return {
    addRemote: (text) => addRemote({ remotes, added }, text),
    forgetFiles,
    setSetting: (setting, value) => setSetting(ports, setting, value),
  }
}

const firstStatus = ({ name, title, version, slots, entryUrl, added = false }: PlacedRemote): RemoteStatus => ({
  name,
  title: title ?? name,
  version,
  slots,
  entryUrl,
  added,
  phase: 'loading',
})

interface Loading {
  readonly store: StoreApi<RemotesState>
  readonly activation: ReturnType<typeof createActivation>
  readonly load: LoadDefinition
  readonly readFile: () => Promise<readonly PlacedRemote[]>
  readonly reload: () => void
  readonly refresh: (remote: PlacedRemote) => Promise<PlacedRemote>
  readonly placed: Map<string, PlacedRemote>
  readonly attempts: Map<string, number>
  readonly slowness: number
  /** What took too long and is still on its way. */
  readonly importWithRetry: Set<Promise<void>>
}

const statusOf = ({ store }: Loading, name: string) => store.getState().list.find((status) => status.name === name)

const failedFor = ({ store }: Loading, wanted: (failure: RemoteFailure | undefined) => boolean) =>
  store.getState().list.filter(({ phase, failure }) => phase === 'failed' && wanted(failure))

/** Notes where a remote stands now. */
function place({ store, placed }: Loading, remote: PlacedRemote): PlacedRemote {
  const { name, version, entryUrl } = remote
  placed.set(name, remote)
  store.setState(({ list }) => ({
    list: list.map((status) => (status.name === name ? { ...status, version, entryUrl } : status)),
  }))
  return remote
}

async function fetchDefinition(loading: Loading, remote: PlacedRemote): Promise<RemoteDefinition | undefined> {
  const mark = marker(loading.store)
  mark(remote.name, { phase: 'loading' })
  const load = (placed: PlacedRemote) => loading.load(placed, loading.attempts.get(placed.name) ?? 0)
  const work = remote.added ? loading.refresh(remote).then((fresh) => load(place(loading, fresh))) : load(remote)
  const outcome = await withinTime(work, loading.slowness)
  if (outcome === 'slow') {
    mark(remote.name, failed('slow'))
    addWhenLoaded(loading, remote, work)
    return undefined
  }
  if (outcome.ok) return outcome.value
  mark(remote.name, failed(outcome.failure, outcome.detail))
  return undefined
}

/** Whatever was slow comes by itself once it is there, unless somebody has tried again meanwhile. */
function addWhenLoaded(loading: Loading, remote: PlacedRemote, work: Promise<LoadOutcome>): void {
  const attempt = loading.attempts.get(remote.name)
  const arrival = work.then(async (outcome) => {
    const isAwaited =
      statusOf(loading, remote.name)?.failure === 'slow' && loading.attempts.get(remote.name) === attempt
    if (!outcome.ok || !isAwaited) return
    await loading.activation.bring(remote.name, Promise.resolve(outcome.value))
    await bringStuck(loading)
  })
  loading.importWithRetry.add(arrival)
  void arrival.finally(() => loading.importWithRetry.delete(arrival))
}

/** Those that failed for want of a service that may be there now. */
async function bringStuck(loading: Loading): Promise<void> {
  const mark = marker(loading.store)
  for (const stuck of failedFor(loading, (failure) => failure === 'need-missing'))
    mark(stuck.name, { phase: 'waiting' })
  await loading.activation.settle()
}

const bring = (loading: Loading, remote: PlacedRemote) =>
  loading.activation.bring(remote.name, fetchDefinition(loading, remote))

interface Order {
  /** Whose view the address shows: its files come before those of the others, so that nothing keeps the page waiting. */
  readonly leader: string | undefined
  readonly shown: () => Promise<void>
  readonly patience: number
}

async function bringAll(loading: Loading, remotes: readonly PlacedRemote[], { leader, shown, patience }: Order) {
  const first = remotes.find(({ name }) => name === leader)
  const leading = first && fetchDefinition(loading, first)
  const standing = leading?.then((definition) => definition && shown())
  const started = Promise.resolve(standing && withinTime(standing, headStart))
  void started.then(() => loading.activation.bePatient(patience))
  await Promise.all(
    remotes.map((remote) => {
      const definition = remote === first ? leading : started.then(() => fetchDefinition(loading, remote))
      return loading.activation.bring(remote.name, Promise.resolve(definition))
    }),
  )
}

/** Where a remote stands now: it may have been deployed anew, or moved, since this page read the list. */
async function findAgain(loading: Loading): Promise<void> {
  let listed: readonly PlacedRemote[]
  try {
    listed = await loading.readFile()
  } catch (error) {
    // The place that is known is tried, and says what it answers.
    console.warn('remotes.json cannot be read again; what it said before still holds.', error)
    return
  }
  const isMeant = ({ name }: PlacedRemote) =>
    statusOf(loading, name)?.phase === 'failed' && !loading.placed.get(name)?.added
  for (const remote of listed.filter(isMeant)) place(loading, remote)
}

async function retryOwn(loading: Loading, remote: PlacedRemote): Promise<void> {
  const attempt = (loading.attempts.get(remote.name) ?? 0) + 1
  loading.attempts.set(remote.name, attempt)
  await bring(loading, remote)
  // Some browsers keep a failed module for the life of the document; only a new document asks again.
  if (attempt > 1 && statusOf(loading, remote.name)?.phase === 'failed') loading.reload()
}

/** Whoever should bring a missing service is among those that failed for a reason of their own. */
async function retryProviders(loading: Loading): Promise<void> {
  const providers = failedFor(loading, (failure) => failure !== 'need-missing')
  await Promise.all(
    providers.map(({ name }) => {
      const remote = loading.placed.get(name)
      return remote && retryOwn(loading, remote)
    }),
  )
}

async function retry(loading: Loading, name: string): Promise<void> {
  if (statusOf(loading, name)?.phase !== 'failed') return
  await findAgain(loading)
  const remote = loading.placed.get(name)
  const status = statusOf(loading, name)
  if (!remote || status?.phase !== 'failed') return
  await (status.failure === 'need-missing' ? retryProviders(loading) : retryOwn(loading, remote))
  await bringStuck(loading)
}

function drop({ store, placed, attempts }: Loading, name: string): void {
  const { list } = store.getState()
  if (list.some((status) => status.name === name && status.phase === 'active'))
    return store.setState({
      list: list.map((status) => (status.name === name ? { ...status, leaving: true } : status)),
    })
  placed.delete(name)
  attempts.delete(name)
  store.setState({ list: list.filter((status) => status.name !== name) })
}

const isOver = ({ list }: RemotesState) => list.every(({ phase }) => phase === 'active' || phase === 'failed')

/** A remote that is held back for a service it would like to have starts later than its code is there. */
function allSettled(store: StoreApi<RemotesState>): Promise<void> {
  if (isOver(store.getState())) return Promise.resolve()
  return new Promise((resolve) => {
    const end = store.subscribe((state) => {
      if (!isOver(state)) return
      end()
      resolve()
    })
  })
}

/** Loads the remotes side by side and activates them in the order of their needs. One that fails costs itself only. */
export function createRemotes(ports: Ports): Remotes {
  const { readFile = readRemotesFile, load = loadDefinition, reload = () => location.reload(), patience = 800 } = ports
  const { firstShown: shown = async () => {}, slowness = limits.remoteTimeout } = ports
  const store = createStore<RemotesState>(() => ({ file: 'reading', list: [], views: {}, panels: [] }))
  const live: Partial<Services> = { ...ports.services }
  const activation = createActivation(store, live)
  const known = { placed: new Map(), attempts: new Map(), importWithRetry: new Set<Promise<void>>() }
  const loading: Loading = {
    store,
    activation,
    load,
    readFile,
    reload,
    slowness,
    ...known,
    refresh: ports.refresh ?? refreshWith(ports.added),
  }

  async function add(remotes: readonly PlacedRemote[]): Promise<void> {
    const fresh = remotes.filter((remote) => {
      const isFresh = !loading.placed.has(remote.name)
      // The first of a name stays, be it in one list.
      if (isFresh) loading.placed.set(remote.name, remote)
      return isFresh
    })
    store.setState(({ list }) => ({ list: [...list, ...fresh.map(firstStatus)] }))
    const leader = ports.firstSlot && slotOwner(store.getState().list, ports.firstSlot())?.name
    await bringAll(loading, fresh, { leader, shown, patience })
  }

  async function start(): Promise<void> {
    try {
      const remotes = await readFile()
      store.setState({ file: 'read' })
      await add([...remotes, ...(ports.added?.read() ?? []).map(placeAdded)])
      await allSettled(store)
    } catch (error) {
      console.error(error)
      store.setState({ file: 'unreadable' })
    }
  }

  const remotes: Remotes = {
    state: store,
    services: activation.services,
    start,
    async arrived() {
      while (loading.importWithRetry.size > 0) await Promise.allSettled(loading.importWithRetry)
    },
    add,
    drop: (name) => drop(loading, name),
    retry: (name) => retry(loading, name),
    dispose: activation.dispose,
  }
  if (ports.added)
    live.remotes = createRemotesService(remotes, {
      added: ports.added,
      manage: managing(remotes, ports.added, { store, services: live }),
    })
  return remotes
}
