import type { HistorySize } from '@pergola/contracts'
import { rowsOf } from '../database.ts'
import type { ProjectDatabase } from '../database.ts'
import type { StorageRoom } from '../project-disk.ts'
import { checkWriter } from '../project-rows.ts'
import { heldVersions } from './hold-version.ts'
import { asideFolder, asidePath } from './keep-past.ts'
import { contentsOf, planSweep, sizeOf } from './plan-sweep.ts'
import type { KeptHistory } from './plan-sweep.ts'

export interface Sweeper {
  readonly id: string
  readonly epoch: number
}

/** Bytes and number of what is kept of a project. */
export async function historySize(database: ProjectDatabase, id: string): Promise<HistorySize> {
  const { dexie, versions, pasts, manifests } = database
  return dexie.transaction('r', [versions, pasts, manifests], async () => {
    const kept = await readHistory(database, id)
    return measured(kept, await presentHashes(database, id))
  })
}

/**
 * Lets go of versions, and of the contents that no version needs any more; what is stored now is never touched. Run in
 * turn with saves, by whoever writes: a save may be about to name a content again.
 */
export async function sweepHistory(room: StorageRoom, { id, epoch }: Sweeper, limit: number): Promise<HistorySize> {
  const { database } = room
  const { dexie, heads, summaries, versions, pasts, contents, manifests } = database
  const held = await heldVersions(id)
  const kept = await dexie.transaction('rw', [heads, summaries, versions, pasts, contents, manifests], async () => {
    await checkWriter(database, { id, epoch })
    const all = await readHistory(database, id)
    const present = await presentHashes(database, id)
    const plan = planSweep(all, { limit, now: Date.now(), held, present })
    await forget(database, id, { all, plan })
    return { plan, size: measured(plan, present) }
  })
  await sweepAside(room, id, kept.plan)
  return kept.size
}

async function readHistory({ versions, pasts }: ProjectDatabase, id: string): Promise<KeptHistory> {
  return { versions: await rowsOf(versions, id).toArray(), pasts: await rowsOf(pasts, id).toArray() }
}

async function presentHashes({ manifests }: ProjectDatabase, id: string): Promise<ReadonlySet<string>> {
  const { files } = (await manifests.get(id)) ?? {}
  return new Set([...(files?.values() ?? [])].map(({ hash }) => hash))
}

function measured(kept: KeptHistory, present: ReadonlySet<string>): HistorySize {
  return { bytes: sizeOf(kept, present), versions: kept.versions.length }
}

async function forget(
  { versions, pasts, contents }: ProjectDatabase,
  id: string,
  { all, plan }: { all: KeptHistory; plan: KeptHistory },
): Promise<void> {
  const [stayingVersions, stayingPasts] = [new Set(plan.versions), new Set(plan.pasts)]
  const needed = contentsOf(plan)
  const leaving = all.versions.filter((version) => !stayingVersions.has(version))
  const ended = all.pasts.filter((past) => !stayingPasts.has(past))
  await versions.bulkDelete(leaving.map(({ generation }): [string, number] => [id, generation]))
  await pasts.bulkDelete(ended.map(({ path, until }): [string, string, number] => [id, path, until]))
  const stored = await rowsOf(contents, id).primaryKeys()
  await contents.bulkDelete(stored.filter(([, hash]) => !needed.has(hash)))
}

async function sweepAside({ backEnd: { tree } }: StorageRoom, id: string, plan: KeptHistory): Promise<void> {
  const needed = contentsOf(plan)
  for (const { name } of (await tree?.list(asideFolder(id))) ?? []) {
    if (!needed.has(name)) await tree?.remove(asidePath(id, name))
  }
}
