export interface Progress {
  readonly done: number
  readonly total: number
  readonly label: string
}

export interface LongWork {
  readonly signal?: AbortSignalLike
  readonly onProgress?: (progress: Progress) => void
}

/** Structurally an AbortSignal. */
export interface AbortSignalLike {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}
