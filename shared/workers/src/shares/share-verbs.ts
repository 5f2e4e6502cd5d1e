import type { Outcome, ReceiveFailure, ShareFailure, ShareTarget } from '@pergola/contracts'

export interface SharedFile {
  /** Where it is fetched from, in full. */
  readonly url: string
  /** As it stands in a link. */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly expires: number
  /** What takes it away again; absent where it cannot be. */
  readonly removal?: string
}

/** What the shares worker can do: named as in annex §7. */
export interface ShareVerbs {
  shareProject(input: { file: Blob; target: ShareTarget }): Promise<Outcome<SharedFile, ShareFailure>>
  /** Without a key what lies there is a plain zip. */
  loadShared(input: { url: string; key: string | null }): Promise<Outcome<Blob, ReceiveFailure>>
}
