import type { Progress, Services } from '@pergola/contracts'
import { useRef, useState } from 'react'
import { loadProject } from '../load-project/load-project.ts'
import { failures, messages } from './messages.ts'

export type SharedLinkServices = Pick<Services, 'shares' | 'projects' | 'navigation' | 'dialogs' | 'toasts'>

type Doing =
  | { readonly kind: 'asking'; readonly problem?: string }
  | { readonly kind: 'loading'; readonly progress: Progress | null }

/** Fetches and loads what the link leads to once the person has said so, and shows it. */
export function useSharedLink(services: SharedLinkServices) {
  const { shares, navigation, toasts } = services
  const [doing, setDoing] = useState<Doing>({ kind: 'asking' })
  const running = useRef<AbortController | null>(null)

  async function load() {
    const abort = new AbortController()
    running.current = abort
    const work = {
      signal: abort.signal,
      onProgress: (progress: Progress) => setDoing({ kind: 'loading', progress }),
    }
    setDoing({ kind: 'loading', progress: null })
    const outcome = await shares.receive(work)
    if (!outcome.ok) {
      if (outcome.failure !== 'cancelled') toasts.error(messages.failed)
      return setDoing({ kind: 'asking', problem: failures[outcome.failure] })
    }
    const loaded = await loadProject(services, new File([outcome.value as Blob], messages.fileName), work)
    shares.dismiss()
    setDoing({ kind: 'asking' })
    // Whatever came, a site it is only now.
    if (loaded) toasts.success(messages.downloaded)
    if (loaded) navigation.openProject(loaded.id, 'index', 'addBlocks')
  }

  function close() {
    if (doing.kind === 'loading') running.current?.abort()
    else shares.dismiss()
  }

  return { doing, load, close }
}
