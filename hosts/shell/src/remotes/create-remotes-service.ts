import type { Readable, RemoteInfo, RemotesService, RemotesServiceState } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import type { AddedRemotes } from './added-remotes.ts'
import type { Remotes } from './remotes.ts'
import { describeFailure } from './messages.ts'
import type { RemotesState, RemoteStatus } from './remote-status.ts'

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
  /** What few people ever do; its code comes with the first of them. */
  readonly manage: () => Promise<Managing>
}

export interface Managing {
  readonly addRemote: RemotesService['add']
  readonly forgetFiles: (name: string) => Promise<void>
  readonly setSetting: (setting: string, value: boolean) => void
}

/** What the settings show and change of the remotes. */
export function createRemotesService(
  remotes: Pick<Remotes, 'state' | 'drop' | 'retry'>,
  { added, manage }: Ports,
): RemotesService {
  return {
    state: follow(remotes.state),
    add: async (text) => (await manage()).addRemote(text),
    remove(name) {
      added.forget(name)
      remotes.drop(name)
      void manage().then(({ forgetFiles }) => forgetFiles(name))
    },
    retry: remotes.retry,
    setSetting: (setting, value) => void manage().then(({ setSetting }) => setSetting(setting, value)),
  }
}
