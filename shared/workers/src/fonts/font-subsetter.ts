import { limits } from '@pergola/contracts'
import type { Dispose } from '@pergola/contracts'
import type { FontSubsetter } from '@pergola/site/font-subsets'
import { createCaller } from '../calls/caller.ts'
import type { FontSubsetVerbs } from './font-subset-verbs.ts'

/**
 * Works in a worker of its own, started by the first font and ended with one that it does not come back from: such a file
 * is damaged, and stays whole. Throws the reason of the signal once that is aborted, and what a worker was lost by.
 */
export function createWorkerSubsetter(signal: AbortSignal): FontSubsetter & { readonly dispose: Dispose } {
  const worker = createCaller<FontSubsetVerbs, never>({
    spawn: () => new Worker(new URL('./font-subsets.worker.ts', import.meta.url), { type: 'module' }),
    onEvent: () => undefined,
    onLost: () => undefined,
    timeLimit: limits.fontSubsetTimeout,
  })
  signal.addEventListener('abort', worker.dispose, { once: true })
  return {
    async subset(font, wanted) {
      signal.throwIfAborted()
      const answer = await worker.call('subset', { font: font.slice(), wanted })
      signal.throwIfAborted()
      if (answer.ok) return answer.value
      worker.dispose()
      if (answer.failure === 'timed-out') return 'unreadable'
      throw new Error(
        `A font could not be made smaller (${answer.detail ?? answer.failure}). Export again, or turn off “Make smaller fonts”.`,
      )
    },
    dispose() {
      signal.removeEventListener('abort', worker.dispose)
      worker.dispose()
    },
  }
}
