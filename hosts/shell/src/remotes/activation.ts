import type { RemoteContribution, RemoteDefinition, ServiceName, Services } from '@pergola/contracts'
import { limits } from '@pergola/contracts'
import type { StoreApi } from 'zustand/vanilla'
import { chooseNext } from './choose-next.ts'
import { createContributions, readOnly } from './contributions.ts'
import { isGuest } from './is-guest.ts'
import { lazyGuests } from './lazy-guests.ts'
import { messageOf } from '../load-failure.ts'
import { withinTime } from './within-time.ts'
import type { RemoteFailure, RemotesState, RemoteStatus } from './remote-status.ts'

export function marker(store: StoreApi<RemotesState>) {
  return (remote: string, change: Pick<RemoteStatus, 'phase' | 'failure' | 'detail'>) =>
    store.setState(({ list }) => ({
      list: list.map((status) => {
        if (status.name !== remote) return status
        const { failure: _failure, detail: _detail, ...rest } = status
        return { ...rest, ...change }
      }),
    }))
}

export const failed = (failure: RemoteFailure, detail?: string) =>
  detail === undefined ? { phase: 'failed' as const, failure } : { phase: 'failed' as const, failure, detail }

interface Running {
  readonly store: StoreApi<RemotesState>
  readonly services: Partial<Services>
  readonly offered: Partial<Services>
  readonly contributions: ReturnType<typeof createContributions>
  readonly definitions: Map<string, RemoteDefinition>
  /** Remotes still loading or activating: any of them may bring what another waits for. */
  inFlight: number
  /** Waits for wanted services that are not over. A clock would not do: a timer may end before its own millisecond. */
  patiences: number
}

/** What the deployment's own remotes bring is known to be sound; what others bring is looked at first. */
async function checked({ store, services }: Running, name: string, contribution: RemoteContribution) {
  const status = store.getState().list.find((each) => each.name === name)
  if (!status || !isGuest(status)) return contribution
  const { takeContribution } = await lazyGuests()
  return takeContribution({ store, services }, status, contribution)
}

async function activate(running: Running, name: string, definition: RemoteDefinition): Promise<void> {
  const mark = marker(running.store)
  running.inFlight += 1
  mark(name, { phase: 'loading' })
  try {
    // The order of activation has made sure of what it needs.
    const work = Promise.resolve(definition.activate(running.offered as Services))
    const contribution = await withinTime(work, limits.remoteTimeout)
    if (contribution === 'slow') mark(name, failed('slow'))
    else {
      running.contributions.accept(name, await checked(running, name, contribution))
      mark(name, { phase: 'active' })
    }
  } catch (error) {
    mark(name, failed('threw', messageOf(error)))
  } finally {
    running.inFlight -= 1
  }
  await settle(running)
}

function waitingIn({ store, definitions }: Running) {
  return store.getState().list.flatMap(({ name, phase }) => {
    const definition = definitions.get(name)
    return phase === 'waiting' && definition ? [{ name, needs: definition.needs, wants: definition.wants ?? [] }] : []
  })
}

async function settle(running: Running): Promise<void> {
  const { store, services, definitions, inFlight, patiences } = running
  const has = (service: ServiceName) => services[service] !== undefined
  const waiting = waitingIn(running)
  const step = chooseNext({ waiting, has, inFlight, patienceOver: patiences === 0 })
  if (step.kind === 'activate') {
    const definition = definitions.get(step.name)
    if (definition) await Promise.all([activate(running, step.name, definition), settle(running)])
  } else if (step.kind === 'stuck') {
    for (const [name, needs] of Object.entries(step.missing))
      marker(store)(name, failed('need-missing', needs.join(', ')))
  }
}

/** Starts remotes whose code is there, each when the services it needs are. `services` is live: what remotes bring is added to it. */
export function createActivation(store: StoreApi<RemotesState>, services: Partial<Services>) {
  const running: Running = {
    store,
    services,
    offered: readOnly(services),
    contributions: createContributions(store, services),
    definitions: new Map(),
    inFlight: 0,
    patiences: 0,
  }

  return {
    settle: () => settle(running),
    services: running.offered,
    dispose: running.contributions.dispose,
    /** For so long a remote that could start is held back for a service it would like to have. */
    bePatient(milliseconds: number) {
      running.patiences += 1
      setTimeout(() => {
        running.patiences -= 1
        void settle(running)
      }, milliseconds)
    },
    /** Loading counts as being in flight until it settles, then the definition waits for its turn. */
    async bring(name: string, loading: Promise<RemoteDefinition | undefined>): Promise<void> {
      running.inFlight += 1
      const definition = await loading
      running.inFlight -= 1
      if (definition) {
        running.definitions.set(name, definition)
        marker(store)(name, { phase: 'waiting' })
      }
      await settle(running)
    },
  }
}
