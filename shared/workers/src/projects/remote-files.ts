import { fail, succeed, type Outcome, type SaveFailure } from '@pergola/contracts'
import type { StorageHandle } from '../storage/project-disk.ts'

/** Lies beside the trust, in no file of the project and in no journal: where the row is lost, nothing is allowed. */
export async function mayFetchRemoteFiles({ database }: StorageHandle, id: string): Promise<boolean> {
  return (await database.heads.get(id))?.remoteFiles === true
}

/** Any tab may say so, the one that writes or another: nothing of the project changes. */
export function allowRemoteFiles(
  { database: { dexie, heads } }: StorageHandle,
  { id, isAllowed }: { readonly id: string; readonly isAllowed: boolean },
): Promise<Outcome<undefined, SaveFailure>> {
  return dexie.transaction('rw', heads, async () => {
    const head = await heads.get(id)
    if (!head) return fail('project-missing', id)
    await heads.put({ ...head, remoteFiles: isAllowed })
    return succeed()
  })
}
