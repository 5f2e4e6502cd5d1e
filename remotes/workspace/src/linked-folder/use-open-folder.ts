import { useRef, useState } from 'react'
import type { FoldersService, Progress, Services } from '@pergola/contracts'
import { messages, reasons } from './messages.ts'

/** One folder at a time: its progress while it is read, and how to start and cancel it. */
export function useOpenFolder({ folders, toasts }: { folders: FoldersService | undefined } & Pick<Services, 'toasts'>) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController | null>(null)

  async function open() {
    if (running.current || !folders) return
    const controller = new AbortController()
    running.current = controller
    const outcome = await folders.open({ signal: controller.signal, onProgress: setProgress }).finally(() => {
      running.current = null
      setProgress(null)
    })
    if (!outcome.ok) {
      if (outcome.failure !== 'cancelled') toasts.error(messages.notOpened, reasons[outcome.failure])
      return
    }
    const { files, leftAlone } = outcome.value
    toasts.success(messages.opened(files))
    if (leftAlone.length > 0) toasts.info(messages.leftAlone(leftAlone))
  }

  return { progress, open, cancel: () => running.current?.abort() }
}
