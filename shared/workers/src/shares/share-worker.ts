import { fail } from '@pergola/contracts'
import type {
  Dispose,
  FileLike,
  LongWork,
  Outcome,
  ReceiveFailure,
  ShareFailure,
  ShareTarget,
} from '@pergola/contracts'
import { blobOf } from '../calls/blob-of.ts'
import { createCaller } from '../calls/caller.ts'
import type { Answer } from '../calls/messages.ts'
import type { SharedFile, ShareVerbs } from './share-verbs.ts'

export interface ShareWorker {
  shareProject(file: FileLike, target: ShareTarget, work?: LongWork): Promise<Outcome<SharedFile, ShareFailure>>
  loadShared(link: { url: string; key: string | null }, work?: LongWork): Promise<Outcome<FileLike, ReceiveFailure>>
  readonly dispose: Dispose
}

/** Started by the first site that is shared or received. */
export function createShareWorker(): ShareWorker {
  const caller = createCaller<ShareVerbs, never>({
    spawn: () => new Worker(new URL('./shares.worker.ts', import.meta.url), { type: 'module' }),
    onEvent: () => undefined,
    onLost: () => undefined,
  })
  return {
    shareProject: async (file, target, work) =>
      flat(await caller.call('shareProject', { file: await blobOf(file), target }, work)),
    loadShared: async (link, work) => flat(await caller.call('loadShared', link, work)),
    dispose: caller.dispose,
  }
}

function flat<Value, Failure extends string>(answer: Answer<Outcome<Value, Failure>>) {
  if (answer.ok) return answer.value
  return answer.failure === 'timed-out' ? fail('unreachable', answer.detail) : fail(answer.failure, answer.detail)
}
