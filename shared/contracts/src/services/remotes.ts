import type { Outcome } from '../outcome.ts'
import type { Readable } from '../readable.ts'
import type { RemoteBlock } from '../records/remote-block.ts'

export interface RemoteProblem {
  /** What happened, naming the remote. */
  readonly title: string
  readonly text: string
  /** What only the failing side knows. */
  readonly detail?: string
}

export interface RemoteSettingInfo {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly value: boolean
}

export interface RemoteInfo {
  readonly name: string
  readonly title: string
  readonly version: string
  /** The server its code comes from; null: the one that serves the editor. */
  readonly origin: string | null
  /** Added in this browser, not by the deployment; only such a remote can be removed. */
  readonly added: boolean
  /** `leaving`: removed, and still running until the page is loaded anew. */
  readonly phase: 'loading' | 'active' | 'failed' | 'leaving'
  readonly problem?: RemoteProblem
  /** What it brought and was not taken, a sentence each. */
  readonly refused?: readonly string[]
  /** Switches of its own, as they are now. */
  readonly settings?: readonly RemoteSettingInfo[]
  /** Trying again cannot help while the remote stays as it is. */
  readonly final?: boolean
}

export interface RemotesServiceState {
  /** In the order in which they are listed to be loaded. */
  readonly list: readonly RemoteInfo[]
  /** Of remotes from elsewhere, in the order in which they came. */
  readonly blocks?: readonly RemoteBlock[]
}

/**
 * `refused`: the policy this editor is served with does not let code of that server in; the detail is its origin.
 * `broken`: its files came and it did not start; the detail says why. `no-remote`: the detail says what is wrong, a line each.
 */
export type AddRemoteFailure =
  | 'no-address'
  | 'unreachable'
  | 'refused'
  | 'no-remote'
  | 'contract'
  | 'name-taken'
  | 'broken'

/** The parts the editor is made of, and those a person adds. Whatever is added runs with all rights of the editor. */
export interface RemotesService {
  readonly state: Readable<RemotesServiceState>
  /** Address of a `remote.json` or of the folder it lies in. What does not start is not kept. */
  add(address: string): Promise<Outcome<{ readonly name: string; readonly title: string }, AddRemoteFailure>>
  remove(name: string): void
  retry(name: string): Promise<void>
  /** Keeps the value of a switch in this browser and tells its remote. */
  setSetting?(setting: string, value: boolean): void
}
