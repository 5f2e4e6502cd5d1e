import type { Dispose, Readable, Services } from '@pergola/contracts'
import type { RemotesState } from './remote-status.ts'
import type { PlacedRemote } from './remotes-file.ts'

export interface Remotes {
  readonly state: Readable<RemotesState>
  /** What the shell and the active remotes provide. Live: a service that comes later appears in it. */
  readonly services: Partial<Services>
  /** Settles when each remote of remotes.json is active or has failed. */
  start(): Promise<void>
  /** Settles when nothing is on its way any more: what was given up as slow has come, too, or has failed. */
  arrived(): Promise<void>
  /** Adds remotes that are not in remotes.json. */
  add(remotes: readonly PlacedRemote[]): Promise<void>
  /** Takes back what is not active; what is runs on until the page is loaded anew. */
  drop(name: string): void
  /** In the page where the browser can; from the second failure on by a reload. */
  retry(name: string): Promise<void>
  dispose: Dispose
}
