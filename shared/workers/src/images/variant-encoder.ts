import { limits } from '@pergola/contracts'
import type { Dispose } from '@pergola/contracts'
import type { PictureEncoder } from '@pergola/site/build'
import { createCaller } from '../calls/caller.ts'
import { cachedVariants, pictureHash, storeVariants, trimVariants } from './variant-cache.ts'
import type { VariantVerbs } from './variant-verbs.ts'

/**
 * Encodes in a worker of its own, so that saves go on meanwhile; it is started by the first picture that no earlier export
 * made. Throws the reason of the signal once that is aborted, and what a worker was lost by.
 */
export function createVariantEncoder(
  signal: AbortSignal,
): PictureEncoder & { readonly dispose: Dispose; trim(): Promise<void> } {
  const used = new Set<string>()
  const worker = createCaller<VariantVerbs, never>({
    spawn: () => new Worker(new URL('./picture-variants.worker.ts', import.meta.url), { type: 'module' }),
    onEvent: () => undefined,
    onLost: () => undefined,
    timeLimit: limits.pictureEncodeTimeout,
  })
  // What is being encoded cannot be interrupted: the worker goes.
  signal.addEventListener('abort', worker.dispose, { once: true })
  return {
    async encode(picture, widths) {
      signal.throwIfAborted()
      const hash = await pictureHash(picture)
      used.add(hash)
      const kept = await cachedVariants(hash, widths)
      if (kept) return kept
      const bytes = picture.slice()
      const answer = await worker.call('encode', { picture: bytes, widths })
      signal.throwIfAborted()
      if (!answer.ok) {
        throw new Error(
          `A picture could not be made smaller (${answer.failure}). Export again, or turn off “Make smaller pictures”.`,
        )
      }
      if (answer.value) await storeVariants(hash, answer.value)
      return answer.value
    },
    /** Keeps what is kept of variants within its limit. */
    trim: () => (used.size > 0 ? trimVariants(used, limits.keptPictureBytes) : Promise.resolve()),
    dispose() {
      signal.removeEventListener('abort', worker.dispose)
      worker.dispose()
    },
  }
}
