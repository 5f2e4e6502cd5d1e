import type { SeenRow } from './folder-database.ts'

/**
 * What becomes of a file: nothing; both sides have the same; the folder's change is taken in; ours is written; what we
 * removed is removed there; or both have changed.
 */
export type SyncAction = 'none' | 'equal' | 'take' | 'write' | 'remove' | 'both'

export interface Sides {
  /** Absent: the file was never seen. */
  readonly row: Pick<SeenRow, 'disk' | 'ours' | 'left'> | undefined
  /** Hashes of now; null: it is not there. */
  readonly disk: string | null
  readonly ours: string | null
}

const unseen: Pick<SeenRow, 'disk' | 'ours' | 'left'> = { disk: null, ours: null }

export function syncActionOf({ row, disk, ours }: Sides): SyncAction {
  const seen = row ?? unseen
  const isOutside = disk !== seen.disk
  const isInside = ours !== seen.ours
  if (!isOutside && !isInside) return 'none'
  if (disk === ours) return 'equal'
  // Removed here, and a person wants it to stay there: that is nobody's business any more.
  if (seen.left) return ours === null && seen.ours === null ? 'none' : 'both'
  if (!isInside) return 'take'
  if (isOutside) return 'both'
  return ours === null ? 'remove' : 'write'
}
