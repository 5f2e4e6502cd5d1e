import {
  type AddRemoteFailure,
  fail,
  type Readable,
  type RemoteAddress,
  type RemoteInfo,
  type RemotesService,
  type RemotesServiceState,
  succeed,
} from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import type { AddedRemotes } from './added-remotes.ts'
import type { Remotes } from './remotes.ts'
import { describeFailure } from './messages.ts'
import type { readManifest } from './read-manifest.ts'
import type { RemoteFailure, RemotesState, RemoteStatus } from './remote-status.ts'
import { placeRemote } from './remotes-file.ts'

const addFailures: Record<RemoteFailure, AddRemoteFailure> = {
  missing: 'unreachable',
  slow: 'unreachable',
  refused: 'refused',
  contract: 'contract',
  invalid: 'no-remote',
  threw: 'broken',
  'need-missing': 'broken',
}

const phases = { loading: 'loading', waiting: 'loading', active: 'active', failed: 'failed' } as const

function infoOf({ failure, detail, ...status }: RemoteStatus): RemoteInfo {
  const { name, title, version, entryUrl, added, phase, leaving, refused = [], settings = [] } = status
  const origin = new URL(entryUrl, location.href).origin
  const place = { origin: origin === location.origin ? null : origin, added }
  const brought = { refused, settings }
  const info = { name, title, version, ...place, ...brought, phase: leaving ? ('leaving' as const) : phases[phase] }
  if (!failure) return info
  const { heading, text } = describeFailure(failure, title)
  const problem = { title: heading, text, ...(detail === undefined ? {} : { detail }) }
  return { ...info, problem, final: failure === 'contract' }
}

const read = ({ list, blocks = [] }: RemotesState) => ({ list: list.map(infoOf), blocks })

function follow(remotes: Readable<RemotesState>): Readable<RemotesServiceState> {
  const state = createStore<RemotesServiceState>(() => read(remotes.getState()))
  remotes.subscribe((now, previous) => {
    if (now.list !== previous.list || now.blocks !== previous.blocks) state.setState(read(now))
  })
  return state
}

interface Ports {
  readonly added: AddedRemotes
  readonly readManifest: typeof readManifest
  readonly keeping: () => Promise<Keeping>
  /** Keeps the value of a switch and tells its remote. */
  readonly setSetting: (setting: string, value: boolean) => unknown
}

/** Files of added remotes, for use without a network. */
export interface Keeping {
  keepFiles(address: RemoteAddress): Promise<boolean>
  forgetFiles(name: string): Promise<void>
}

export const placeAdded = (address: RemoteAddress) => ({ ...placeRemote(address, location.href), added: true })

/** What the settings show and change of the remotes. */
export function createRemotesService(
  remotes: Pick<Remotes, 'state' | 'add' | 'drop' | 'retry'>,
  ports: Ports,
): RemotesService {
  const find = (name: string) => remotes.state.getState().list.find((status) => status.name === name)

  return {
    state: follow(remotes.state),
    async add(text) {
      const manifest = await ports.readManifest(text)
      if (!manifest.ok) return manifest
      const { name, title = name } = manifest.value
      if (find(name)) return fail('name-taken', name)
      await remotes.add([placeAdded(manifest.value)])
      const status = find(name)
      if (status?.failure) {
        remotes.drop(name)
        const detail = status.failure === 'refused' ? new URL(manifest.value.base).origin : status.detail
        return fail(addFailures[status.failure], detail)
      }
      ports.added.keep(manifest.value)
      const { keepFiles } = await ports.keeping()
      await keepFiles(manifest.value)
      return succeed({ name, title })
    },
    remove(name) {
      ports.added.forget(name)
      remotes.drop(name)
      void ports.keeping().then(({ forgetFiles }) => forgetFiles(name))
    },
    retry: remotes.retry,
    setSetting: (setting, value) => void ports.setSetting(setting, value),
  }
}
