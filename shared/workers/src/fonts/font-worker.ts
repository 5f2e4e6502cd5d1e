import { fail, limits } from '@pergola/contracts'
import type { AssetsService, Dispose, FileLike, FontFacts, FontProblem, Outcome } from '@pergola/contracts'
import { blobOf } from '../calls/blob-of.ts'
import { createCaller } from '../calls/caller.ts'
import { createQueue } from '../storage/queue.ts'
import type { FontVerbs } from './font-verbs.ts'

export interface FontWorker {
  readonly readFont: NonNullable<AssetsService['readFont']>
  readonly dispose: Dispose
}

/** Started by the first font, and ended with one that it does not come back from: such a file is broken on purpose. */
export function createFontWorker(): FontWorker {
  const caller = createCaller<FontVerbs, never>({
    spawn: () => new Worker(new URL('./fonts.worker.ts', import.meta.url), { type: 'module' }),
    onEvent: () => undefined,
    onLost: () => undefined,
    timeLimit: limits.fontReadTimeout,
  })
  // One after the other: what ends the worker must not end the reading of others.
  const turns = createQueue()

  async function read(file: FileLike): Promise<Outcome<FontFacts, FontProblem>> {
    const answer = await caller.call('readFont', { file: await blobOf(file) })
    if (answer.ok) return answer.value
    if (answer.failure !== 'timed-out') return fail('worker-lost', answer.detail)
    caller.dispose()
    return fail('broken')
  }

  return {
    readFont: async (file) => (file.size > limits.assetBytes ? fail('too-large') : turns.run(() => read(file))),
    dispose: caller.dispose,
  }
}
