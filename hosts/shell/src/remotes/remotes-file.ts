import { type RemoteAddress, remotesFileSchema } from '@pergola/contracts'
import * as v from 'valibot'

export const remotesFilePath = '/remotes.json'

/** A remote's address with every URL absolute, so that nothing later depends on where the shell stands. */
export interface PlacedRemote extends Omit<RemoteAddress, 'base' | 'entry' | 'preload'> {
  /** By the person, in this browser. */
  readonly added?: boolean
  readonly entryUrl: string
  readonly preloadUrls: readonly string[]
}

export function placeRemote(address: RemoteAddress, fileUrl: string): PlacedRemote {
  const { base, entry, preload, ...rest } = address
  const folder = new URL(base, fileUrl).href
  return {
    ...rest,
    entryUrl: new URL(entry, folder).href,
    preloadUrls: preload.map((file) => new URL(file, folder).href),
  }
}

/** A remote that the person has added. */
export const placeAdded = (address: RemoteAddress) => ({ ...placeRemote(address, location.href), added: true })

/** Reads the list once at start. Throws when it is missing or not what the contract says. */
export async function readRemotesFile(): Promise<readonly PlacedRemote[]> {
  const response = await fetch(remotesFilePath, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`remotes.json: the server answered ${response.status}`)
  const { remotes } = v.parse(remotesFileSchema, await response.json())
  const fileUrl = new URL(remotesFilePath, location.href).href
  return remotes.map((address) => placeRemote(address, fileUrl))
}
