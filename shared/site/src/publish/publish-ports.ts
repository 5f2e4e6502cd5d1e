import type { AbortSignalLike, Progress } from '@pergola/contracts'

export interface PublishRequest {
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer> | string
}

/** Structurally a Response. */
export interface PublishResponse {
  readonly status: number
  readonly type?: string
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
  arrayBuffer(): Promise<ArrayBuffer>
}

export type DigestAlgorithm = 'SHA-256' | 'SHA-1'

/** What a publication needs of the platform: the same in a worker and in Node. */
export interface PublishPorts {
  /** As `fetch`, without cookies and without following redirects. */
  fetch(url: string, request: PublishRequest & { readonly signal: AbortSignalLike }): Promise<PublishResponse>
  /** In hexadecimal digits. */
  digest(algorithm: DigestAlgorithm, bytes: Uint8Array<ArrayBuffer>): Promise<string>
  /** Ends early, and without a failure, when the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignalLike): Promise<void>
  /** Milliseconds since 1970. */
  now(): number
}

export interface PublishCall {
  readonly signal: AbortSignalLike
  readonly progress: (progress: Progress) => void
}
