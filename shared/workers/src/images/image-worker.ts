import { limits } from '@pergola/contracts'
import type { Dispose, FileLike, LongWork } from '@pergola/contracts'
import { blobOf } from '../calls/blob-of.ts'
import { createCaller } from '../calls/caller.ts'
import type { ImageVerbs } from './image-verbs.ts'
import { mayBecomeWebp, webpName } from './to-webp.ts'

export interface ImageWorker {
  /** Pictures as webp under their new names; what cannot be one comes back as it was given. */
  asWebp(file: FileLike): Promise<FileLike>
  readonly dispose: Dispose
}

/** Started by the first picture. */
export function createImageWorker(): ImageWorker {
  const caller = createCaller<ImageVerbs, never>({
    spawn: () => new Worker(new URL('./images.worker.ts', import.meta.url), { type: 'module' }),
    onEvent: () => undefined,
    onLost: () => undefined,
  })
  return {
    async asWebp(file) {
      if (!mayBecomeWebp(file.name ?? '')) return file
      const answer = await caller.call('toWebp', { file: await blobOf(file) })
      return answer.ok && answer.value ? new File([answer.value], webpName(file.name ?? '')) : file
    },
    dispose: caller.dispose,
  }
}

/** Annex §9.5: with the setting on, pictures of an upload are stored as webp. Too large ones are left as they came: the upload leaves them out. */
export async function asWebp(
  images: ImageWorker,
  given: readonly FileLike[],
  { isOn, work }: { isOn: boolean; work: LongWork | undefined },
): Promise<readonly FileLike[]> {
  if (!isOn) return given
  const files: FileLike[] = []
  for (const file of given) {
    const isWanted = file.size <= limits.assetBytes && !work?.signal?.aborted
    files.push(isWanted ? await images.asWebp(file) : file)
  }
  return files
}
