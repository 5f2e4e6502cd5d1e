import { limits } from '@pergola/contracts'

export interface StallWatch {
  /** Aborts when the caller does, or when nothing has moved for too long. */
  readonly signal: AbortSignal
  moved(): void
  end(): void
}

export function createStallWatch(caller: AbortSignal, patience: number = limits.share.stall): StallWatch {
  const abort = new AbortController()
  const stop = () => abort.abort()
  caller.addEventListener('abort', stop)
  if (caller.aborted) stop()
  let clock = setTimeout(stop, patience)
  return {
    signal: abort.signal,
    moved() {
      clearTimeout(clock)
      clock = setTimeout(stop, patience)
    },
    end() {
      clearTimeout(clock)
      caller.removeEventListener('abort', stop)
    },
  }
}
