import type { ProjectDatabase } from './database.ts'
import { isProvenFull } from './full-disk.ts'
import type { StorageHandle } from './project-disk.ts'
import { failureOf, mayBeFull, SaveRefusal } from './storage-failure.ts'
import type { StorageFailure } from './storage-failure.ts'

/**
 * As `failureOf`, of a save that writes so many bytes. A full disk is told only where it is proven, since history gives
 * way to it. A browser that clears its storage first aborts what is under way, and nothing in the abort says why.
 * Reading tells: it is never aborted but with its connection.
 */
export async function failureOfSave(
  storage: Pick<StorageHandle, 'backEnd' | 'quota'> & { readonly database: Pick<ProjectDatabase, 'heads'> },
  error: unknown,
  bytes: number,
): Promise<StorageFailure> {
  const { failure, detail } = failureOf(error)
  if (error instanceof SaveRefusal) return { failure, detail }
  if (mayBeFull(error))
    return { failure: (await isProvenFull(storage, bytes)) ? 'storage-full' : 'write-failed', detail }
  if (failure !== 'write-failed') return { failure, detail }
  try {
    await storage.database.heads.count()
    return { failure, detail }
  } catch (lost) {
    const isAborted = lost instanceof Error && lost.name === 'AbortError'
    return { detail, failure: isAborted || failureOf(lost).failure === 'storage-cleared' ? 'storage-cleared' : failure }
  }
}
