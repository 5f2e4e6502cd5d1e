import { useState } from 'react'
import { limits } from '@pergola/contracts'
import type { LongWork, Progress } from '@pergola/contracts'

interface RunningWork {
  readonly label: string
  readonly progress: Progress
  readonly cancel: () => void
}

/** Runs work that may take long, with a way to give it up. */
export type DuringWork = <Result>(label: string, run: (work: LongWork) => Promise<Result>) => Promise<Result>

/** Work on pages, and how far it is once there is something to wait for. */
export function usePageWork() {
  const [running, setRunning] = useState<RunningWork | null>(null)

  const during: DuringWork = (label, run) => {
    const abort = new AbortController()
    const began = performance.now()
    const work: LongWork = {
      signal: abort.signal,
      onProgress(progress) {
        if (performance.now() - began > limits.waitNotice) setRunning({ label, progress, cancel: () => abort.abort() })
      },
    }
    return run(work).finally(() => setRunning(null))
  }

  return { running, during }
}
