import { useState } from 'react'
import { limits } from '@pergola/contracts'
import type { Progress } from '@pergola/contracts'
import type { PageServices } from './page-services.ts'
import { uploadPages } from './upload-pages.ts'

interface RunningUpload {
  readonly progress: Progress
  readonly cancel: () => void
}

/** Pages that are brought, and how far that is once there is something to wait for. */
export function useUpload(services: PageServices) {
  const [running, setRunning] = useState<RunningUpload | null>(null)

  async function upload(files: readonly File[]): Promise<void> {
    const abort = new AbortController()
    const began = performance.now()
    await uploadPages(files, services, {
      signal: abort.signal,
      onProgress(progress) {
        if (performance.now() - began > limits.waitNotice) setRunning({ progress, cancel: () => abort.abort() })
      },
    })
    setRunning(null)
  }

  return { running, upload }
}
