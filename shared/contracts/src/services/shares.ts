import type { FileLike } from '../file-like.ts'
import type { Outcome } from '../outcome.ts'
import type { Readable } from '../readable.ts'
import type { ShareTarget } from '../shares.ts'
import type { LongWork } from './long-work.ts'

/** A link to a shared site this tab was opened with, waiting for the person's answer. */
export interface ReceivedShare {
  /** Where it leads, host and port; shown before anything is asked there. */
  readonly host: string
  /** It leads to the server the editor comes from. */
  readonly isOwn: boolean
  readonly isEncrypted: boolean
}

/** The link is not one that is followed: not https and not our own server, or cut or changed, so that it leads nowhere. */
export type LinkProblem = 'address-refused' | 'address-unreadable'

/** A project that somebody asks to share. */
export interface ShareOffer {
  readonly id: string
  readonly name: string
}

export interface SharesState {
  readonly received: ReceivedShare | null
  readonly problem: LinkProblem | null
  /** The project the frame's dialog stands open about, beside the one that is edited. Absent in shells before it. */
  readonly offered?: ShareOffer | null
}

export interface SharedLink {
  readonly link: string
  /** Milliseconds since 1970. */
  readonly expires: number
  /** False where this browser had no room to note it: it can be stopped from here until the tab closes. */
  readonly isKept?: boolean
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

/** `store-silent`: the server of the link sends on to a store that does not let this page read, or does not answer. */
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
  | 'store-silent'
  | 'cancelled'
  | 'worker-lost'

/** A site that was shared from this browser. */
export interface OwnShare {
  readonly name: string
  readonly link: string
  /** Milliseconds since 1970. */
  readonly sharedAt: number
  /** Milliseconds since 1970. */
  readonly expires: number
  /** False where only time takes it away. */
  readonly canStop: boolean
}

/** `share-missing`: it was gone already. */
export type StopFailure = 'share-missing' | 'too-many' | 'unreachable' | 'refused'

export interface SharesService {
  readonly state: Readable<SharesState>
  /** Where a site that is shared would go; null where this deployment shares nothing. */
  target(): Promise<ShareTarget | null>
  /** Encrypts the zip in this browser and stores it there. The key is in the link and nowhere else but in this browser. */
  send(zip: FileLike, work?: LongWork, name?: string): Promise<Outcome<SharedLink, ShareFailure>>
  /** Asks the address of the received link, for the first time; answers the zip. The link stays until it is dismissed. */
  receive(work?: LongWork): Promise<Outcome<FileLike, ReceiveFailure>>
  /** Forgets the received link. */
  dismiss(): void
  /** Shows the frame's dialog about this project; nothing leaves before it is answered there. Null closes it. Absent as above. */
  offer?(project: ShareOffer | null): void
  /** Sites shared from this browser whose time is not over, the newest first. Absent in shells before it. */
  mine?(): Promise<readonly OwnShare[]>
  /** The server forgets it at once; where it was gone already it leaves the list, too. Absent as above. */
  stop?(link: string): Promise<Outcome<undefined, StopFailure>>
}
