import type { LongWork, Progress } from '@pergola/contracts'
import type { StoreApi } from 'zustand/vanilla'

export interface LongWorkState {
  readonly current: { readonly label: string; readonly progress: Progress | null; readonly cancel: () => void } | null
}

/** Runs cancellable work whose progress the frame shows once it takes longer than a second. */
export async function withProgress<Result>(
  store: StoreApi<LongWorkState>,
  label: string,
  run: (work: LongWork) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController()
  const cancel = () => abort.abort()
  store.setState({ current: { label, progress: null, cancel } })
  try {
    return await run({
      signal: abort.signal,
      onProgress: (progress) => store.setState({ current: { label, progress, cancel } }),
    })
  } finally {
    store.setState({ current: null })
  }
}
