import { useRef, useState } from 'react'
import type { Progress } from '@pergola/contracts'
import { messages } from '../messages.ts'
import { loadProject } from './load-project.ts'
import type { LoadServices } from './say-loaded.ts'

/** One load at a time: its progress while it runs, and how to start and cancel it. */
export function useLoadProject(services: LoadServices) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController | null>(null)

  async function load(file: File) {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setProgress({ done: 0, total: 0, label: messages.processing })
    await loadProject(services, file, { signal: controller.signal, onProgress: setProgress }).finally(() => {
      running.current = null
      setProgress(null)
    })
  }

  return { progress, load, cancel: () => running.current?.abort() }
}
