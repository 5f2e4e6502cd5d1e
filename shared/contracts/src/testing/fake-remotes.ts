import { fail, succeed } from '../outcome.ts'
import type { AddRemoteFailure, RemoteInfo, RemotesService, RemotesServiceState } from '../services/remotes.ts'
import { createState } from './create-state.ts'

/** Addresses in `failures` are refused with that code; any other becomes a remote named after its host. */
export function createFakeRemotes(
  list: readonly RemoteInfo[] = [],
  failures: Readonly<Record<string, AddRemoteFailure>> = {},
): RemotesService {
  const state = createState<RemotesServiceState>({ list })
  const change = (name: string, phase: RemoteInfo['phase']) =>
    state.set({ list: state.getState().list.map((info) => (info.name === name ? { ...info, phase } : info)) })
  return {
    state,
    async add(address) {
      const failure = failures[address]
      if (failure) return fail(failure, address)
      const title = address.split('/')[2] ?? address
      const name = title.replaceAll(/[^a-z0-9]/g, '-')
      const info: RemoteInfo = { name, title, version: '1', origin: address, added: true, phase: 'active' }
      state.set({ list: [...state.getState().list, info] })
      return succeed({ name, title })
    },
    remove: (name) => change(name, 'leaving'),
    retry: async (name) => change(name, 'active'),
  }
}
