import { limits } from '@pergola/contracts'
import type { Dispose, FileLike, LongWork } from '@pergola/contracts'
import { blobOf } from '../calls/blob-of.ts'
import { createCaller } from '../calls/caller.ts'
import type { Caller } from '../calls/caller.ts'
import type { ImageVerbs } from './image-verbs.ts'
import { mayBecomeWebp, webpName } from './to-webp.ts'

export interface ImageWorkers {
  /** Pictures as webp under their new names, in the order given; what cannot be one comes back as it was given. */
  asWebp(files: readonly FileLike[], work?: LongWork): Promise<readonly FileLike[]>
  readonly dispose: Dispose
}

/** Each is started by the first picture that finds the others at work. */
export function createImageWorkers(): ImageWorkers {
  const workers = Array.from({ length: limits.assetWorkers }, () =>
    createCaller<ImageVerbs, never>({
      spawn: () => new Worker(new URL('./images.worker.ts', import.meta.url), { type: 'module' }),
      onEvent: () => undefined,
      onLost: () => undefined,
    }),
  )
  return {
    async asWebp(given, work) {
      const files = [...given]
      const waiting = files.keys()
      let done = 0
      const lanes = workers.map(async (worker) => {
        for (const at of waiting) {
          const file = files[at]
          if (work?.signal?.aborted || !file) return
          files[at] = await encoded(worker, file)
          done += 1
          work?.onProgress?.({ done, total: files.length, label: file.name ?? '' })
        }
      })
      await Promise.all(lanes)
      return files
    },
    dispose: () => workers.forEach((worker) => worker.dispose()),
  }
}

/** Too large ones are left as they came: the upload leaves them out. */
async function encoded(worker: Caller<ImageVerbs>, file: FileLike): Promise<FileLike> {
  const name = file.name ?? ''
  if (!mayBecomeWebp(name) || file.size > limits.assetBytes) return file
  const answer = await worker.call('toWebp', { file: await blobOf(file) })
  return answer.ok && answer.value ? new File([answer.value], webpName(name)) : file
}
