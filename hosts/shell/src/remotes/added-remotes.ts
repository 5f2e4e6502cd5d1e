import { type RemoteAddress, remotesFileSchema, storageKeys } from '@pergola/contracts'
import * as v from 'valibot'
import { type LocalStore, readJson } from '../services/local-store.ts'

/** The remotes that the person has added, kept in this browser. */
export interface AddedRemotes {
  read(): readonly RemoteAddress[]
  keep(address: RemoteAddress): void
  forget(name: string): void
}

export function createAddedRemotes(store: LocalStore): AddedRemotes {
  function read(): readonly RemoteAddress[] {
    const stored = v.safeParse(remotesFileSchema, readJson(store, storageKeys.addedRemotes))
    return stored.success ? stored.output.remotes : []
  }
  function write(remotes: readonly RemoteAddress[]) {
    store.write(storageKeys.addedRemotes, remotes.length === 0 ? null : JSON.stringify({ remotes }))
  }
  const others = (name: string) => read().filter((address) => address.name !== name)
  return {
    read,
    keep: (address) => write([...others(address.name), address]),
    forget: (name) => write(others(name)),
  }
}
