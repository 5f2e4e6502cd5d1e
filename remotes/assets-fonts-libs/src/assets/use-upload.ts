import { useState } from 'react'
import type { Progress } from '@pergola/contracts'
import { uploadAssets, type UploadServices } from './upload-assets.ts'

interface Running {
  readonly progress: Progress
  readonly abort: AbortController
}

/** An upload that says how far it is and can be given up: what is stored by then stays. */
export function useUpload(services: UploadServices) {
  const [running, setRunning] = useState<Running | null>(null)
  const onSettled = () => setRunning(null)
  return {
    progress: running?.progress ?? null,
    cancel: () => running?.abort.abort(),
    async upload(files: readonly File[], folder?: string) {
      const abort = new AbortController()
      const onProgress = (progress: Progress) => setRunning({ progress, abort })
      const work = { signal: abort.signal, onProgress, onSettled, ...(folder !== undefined && { folder }) }
      await uploadAssets(services, files, work)
    },
  }
}
