import type { Damage } from '@pergola/contracts'
import type { HeadRow } from './database.ts'
import type { Snapshot } from './manifest.ts'
import type { StorageHandle } from './project-disk.ts'
import { readParts, readVerified } from './project-rows.ts'
import { fetchPart } from '../calls/fetch-part.ts'

export interface NewestState {
  readonly snapshot: Snapshot
  /** Where the snapshot is whole and the database holds just that. */
  readonly isStored: boolean
  /** Absent where the snapshot is whole. */
  readonly damage?: Damage
}

/**
 * The newest generation that is whole in either copy. Where the newest one is whole in none, what can be put together of
 * it: an older one is never taken for it in silence. Null when nothing can be read.
 */
export async function newestState(
  storage: StorageHandle,
  head: HeadRow,
  inJournal: Snapshot | null,
): Promise<NewestState | null> {
  const inDatabase = await readVerified(storage.database, head.id)
  if (inDatabase && inDatabase.generation >= (inJournal?.generation ?? 0)) {
    return { snapshot: inDatabase, isStored: true }
  }
  if (inJournal && inJournal.generation >= (await lastSaved(storage, head.id))) {
    return { snapshot: inJournal, isStored: false }
  }
  // Fetched when something is broken: every first visit would bring it for nothing.
  const { isWhole, salvage } = await fetchPart(() => import('./salvage.ts'))
  const salvaged = await salvage(storage, head, inJournal)
  if (!salvaged) return null
  const { snapshot, damage } = salvaged
  return { snapshot, isStored: false, ...(!isWhole(damage) && { damage }) }
}

/** 0 where the database does not know any more. */
async function lastSaved({ database }: StorageHandle, id: string): Promise<number> {
  return (await readParts(database, id)).manifest?.generation ?? 0
}
