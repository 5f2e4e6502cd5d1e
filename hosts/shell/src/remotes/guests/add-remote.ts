import { type AddRemoteFailure, fail, type RemoteAddress, type RemotesService, succeed } from '@pergola/contracts'
import type { AddedRemotes } from '../added-remotes.ts'
import { readManifest } from '../read-manifest.ts'
import type { RemoteFailure } from '../remote-status.ts'
import { placeAdded } from '../remotes-file.ts'
import type { Remotes } from '../remotes.ts'
import { keepFiles } from './keep-added.ts'

const addFailures: Record<RemoteFailure, AddRemoteFailure> = {
  missing: 'unreachable',
  slow: 'unreachable',
  refused: 'refused',
  contract: 'contract',
  invalid: 'no-remote',
  threw: 'broken',
  'need-missing': 'broken',
}

interface Ports {
  readonly remotes: Pick<Remotes, 'state' | 'add' | 'drop'>
  readonly added: AddedRemotes
  readonly read?: typeof readManifest
  readonly keep?: (address: RemoteAddress) => Promise<boolean>
}

/** Loads the remote whose manifest lies at the address, and keeps what starts; what does not leaves nothing behind. */
export async function addRemote(
  { remotes, added, read = readManifest, keep = keepFiles }: Ports,
  text: string,
): ReturnType<RemotesService['add']> {
  const find = (name: string) => remotes.state.getState().list.find((status) => status.name === name)
  const manifest = await read(text)
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
  added.keep(manifest.value)
  await keep(manifest.value)
  return succeed({ name, title })
}
