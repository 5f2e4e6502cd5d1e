import type { Trust } from '@pergola/contracts'
import { storageFormat } from './database.ts'
import type { HeadRow, ProjectDatabase } from './database.ts'

/** What is known of a project that the database no longer knows the writer of. */
interface Known {
  readonly id: string
  readonly trust: Trust
  readonly inited: boolean
}

/** Higher than any that was ever counted up: no tab that still writes takes itself for the one that may. */
export function headAnew({ id, trust, inited }: Known): HeadRow {
  return { id, format: storageFormat, epoch: Date.now(), trust, inited }
}

/**
 * The row that says who writes, or what the others tell where it alone is lost: a project of which nobody knows any more
 * whether it was trusted is not. Null when there is no such project.
 */
export async function knownHead(database: ProjectDatabase, id: string): Promise<HeadRow | null> {
  const { heads, summaries, manifests, projects } = database
  const head = await heads.get(id)
  if (head) return head
  const summary = await summaries.get(id)
  const manifest = await manifests.get(id)
  if (!summary && !manifest && !(await projects.get(Number(id)))) return null
  // A list of what an import is going to hold is of no generation yet.
  const isMade = (manifest?.generation ?? 0) > 0
  return headAnew({ id, trust: summary?.trust ?? 'restricted', inited: summary?.inited ?? isMade })
}

/** Puts a lost row in its place again. For who holds the lock: whoever else writes can no longer save. */
export function restoreHead(database: ProjectDatabase, id: string): Promise<HeadRow | null> {
  const { dexie, heads, summaries, manifests, projects } = database
  return dexie.transaction('rw', [heads, summaries, manifests, projects], async () => {
    const head = await knownHead(database, id)
    if (head) await heads.put(head)
    return head
  })
}
