import { useState } from 'react'
import type { LongWork, Progress } from '@pergola/contracts'

/** Work as it is given to those who do it. */
export interface ShownWork extends LongWork {
  /** There is nothing left to wait for, or nothing that could still be given up. */
  readonly onSettled?: () => void
}

export interface RunningWork {
  /** What is being done. */
  readonly label: string
  readonly progress: Progress
  readonly cancel: () => void
}

/** Work that says how far it is and can be given up; shown once there is something to wait for. */
export function useLongWork() {
  const [running, setRunning] = useState<RunningWork | null>(null)
  return {
    running,
    begin(label: string): ShownWork {
      const abort = new AbortController()
      const cancel = () => abort.abort()
      return {
        signal: abort.signal,
        onProgress: (progress) => setRunning({ label, progress, cancel }),
        onSettled: () => setRunning(null),
      }
    },
  }
}

export type BeginWork = ReturnType<typeof useLongWork>['begin']
