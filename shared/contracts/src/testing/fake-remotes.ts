import { fail, succeed } from '../outcome.ts'
import type { AddRemoteFailure, RemoteInfo, RemotesService, RemotesServiceState } from '../services/remotes.ts'
import type { RemoteBlock } from '../records/remote-block.ts'
import { createState } from './create-state.ts'

export interface FakeRemotes extends RemotesService {
  setBlocks(blocks: readonly RemoteBlock[]): void
}

/** Addresses in `failures` are refused with that code; any other becomes a remote named after its host. */
export function createFakeRemotes(
  list: readonly RemoteInfo[] = [],
  failures: Readonly<Record<string, AddRemoteFailure>> = {},
  blocks: readonly RemoteBlock[] = [],
): FakeRemotes {
  const state = createState<RemotesServiceState>({ list, blocks })
  const setList = (next: readonly RemoteInfo[]) => state.set({ ...state.getState(), list: next })
  const change = (name: string, phase: RemoteInfo['phase']) =>
    setList(state.getState().list.map((info) => (info.name === name ? { ...info, phase } : info)))
  return {
    state,
    async add(address) {
      const failure = failures[address]
      if (failure) return fail(failure, address)
      const title = address.split('/')[2] ?? address
      const name = title.replaceAll(/[^a-z0-9]/g, '-')
      const info: RemoteInfo = { name, title, version: '1', origin: address, added: true, phase: 'active' }
      setList([...state.getState().list, info])
      return succeed({ name, title })
    },
    remove: (name) => change(name, 'leaving'),
    retry: async (name) => change(name, 'active'),
    setBlocks: (next) => state.set({ ...state.getState(), blocks: next }),
    setSetting: (setting, value) =>
      setList(
        state.getState().list.map((info) => ({
          ...info,
          settings: (info.settings ?? []).map((each) => (each.name === setting ? { ...each, value } : each)),
        })),
      ),
  }
}
