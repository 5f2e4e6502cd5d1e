import type { FileLike } from '../file-like.ts'
import type { Outcome } from '../outcome.ts'
import type { Readable } from '../readable.ts'
import type { ShareTarget } from '../shares.ts'
import type { LongWork } from './projects.ts'

/** A link to a shared site this tab was opened with, waiting for the person's answer. */
export interface ReceivedShare {
  /** Where it leads, host and port; shown before anything is asked there. */
  readonly host: string
  /** It leads to the server the editor comes from. */
  readonly isOwn: boolean
  readonly isEncrypted: boolean
}

/** The link is not one that is followed: not https and not our own server, or no address at all. */
export type LinkProblem = 'address-refused'

export interface SharesState {
  readonly received: ReceivedShare | null
  readonly problem: LinkProblem | null
}

export interface SharedLink {
  readonly link: string
  /** Milliseconds since 1970. */
  readonly expires: number
}

export type ShareFailure =
  | 'no-target'
  | 'too-large'
  | 'too-many'
  | 'host-full'
  | 'unreachable'
  | 'refused'
  | 'cancelled'
  | 'worker-lost'

export type ReceiveFailure =
  | 'nothing-received'
  | 'missing'
  | 'too-large'
  | 'too-many'
  | 'address-refused'
  | 'wrong-key'
  | 'key-missing'
  | 'damaged'
  | 'newer'
  | 'unreachable'
  | 'cancelled'
  | 'worker-lost'

export interface SharesService {
  readonly state: Readable<SharesState>
  /** Where a site that is shared would go; null where this deployment shares nothing. */
  target(): Promise<ShareTarget | null>
  /** Encrypts the zip in this browser and stores it there. The key is in the link and nowhere else. */
  send(zip: FileLike, work?: LongWork): Promise<Outcome<SharedLink, ShareFailure>>
  /** Asks the address of the received link, for the first time; answers the zip. The link stays until it is dismissed. */
  receive(work?: LongWork): Promise<Outcome<FileLike, ReceiveFailure>>
  /** Forgets the received link. */
  dismiss(): void
}
