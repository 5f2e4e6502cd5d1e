import { projectFolder } from '@pergola/contracts'
import type { HistorySize } from '@pergola/contracts'
import type { Table } from 'dexie'
import { rowsOf } from '../database.ts'
import type { ProjectDatabase, VersionRow } from '../database.ts'
import type { FileTree } from '../file-tree.ts'
import type { Manifest } from '../manifest.ts'
import type { StorageHandle } from '../project-disk.ts'
import { checkWriter } from '../project-rows.ts'
import { heldVersions } from './hold-version.ts'
import { pastFolder, pastPath } from './keep-past.ts'
import { contentsOf, planSweep, sizeOf } from './plan-sweep.ts'
import type { KeptHistory } from './plan-sweep.ts'

export interface Sweeper {
  readonly id: string
  readonly epoch: number
}

/** Bytes and number of what is kept of a project. */
export async function historySize(database: ProjectDatabase, id: string): Promise<HistorySize> {
  return (await measuredHistory(database, id)).size
}

/** In the order in which they were saved. Each is read once: of ten thousand a second time would be felt. */
export async function measuredHistory(
  database: ProjectDatabase,
  id: string,
): Promise<{ versions: readonly VersionRow[]; size: HistorySize }> {
  const { dexie, versions, pasts, manifests, pictures } = database
  return dexie.transaction('r', [versions, pasts, manifests, pictures], async () => {
    const [kept, present] = await Promise.all([readHistory(database, id), presentHashes(database, id)])
    return { versions: kept.versions, size: measured(kept, present) }
  })
}

/**
 * Lets go of versions, and of the contents that no version needs any more; what is stored now is never touched. Run in
 * turn with saves, by whoever writes: a save may be about to name a content again.
 */
export async function sweepHistory(
  storage: StorageHandle,
  { id, epoch }: Sweeper,
  limit: number,
): Promise<HistorySize> {
  const { database } = storage
  const { dexie, heads, summaries, versions, pasts, contents, manifests, pictures } = database
  const tables = [heads, summaries, versions, pasts, contents, manifests, pictures]
  const held = await heldVersions(id)
  const kept = await dexie.transaction('rw', tables, async () => {
    await checkWriter(database, { id, epoch })
    const all = await readHistory(database, id)
    const present = await presentHashes(database, id)
    const plan = planSweep(all, { limit, now: Date.now(), held, present })
    await forget(database, id, { all, plan })
    return { plan, size: measured(plan, present), files: (await manifests.get(id))?.files ?? new Map() }
  })
  await sweepPastFiles(storage, id, kept)
  return kept.size
}

async function readHistory({ versions, pasts }: ProjectDatabase, id: string): Promise<KeptHistory> {
  const [kept, replaced] = await Promise.all([rowsOf(versions, id).toArray(), rowsOf(pasts, id).toArray()])
  return { versions: kept, pasts: replaced }
}

async function presentHashes({ manifests, pictures }: ProjectDatabase, id: string): Promise<ReadonlySet<string>> {
  const [manifest, picture] = await Promise.all([manifests.get(id), pictures.get(id)])
  const hashes = [...(manifest?.files.values() ?? [])].map(({ hash }) => hash)
  return new Set(picture ? [...hashes, picture.hash] : hashes)
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
  // All that is there: a picture that was taken anew has left one behind that no version names.
  const stored = await rowsOf(contents, id).primaryKeys()
  await Promise.all([
    deleteRuns(
      versions,
      runsOf(
        all.versions,
        (row) => stayingVersions.has(row),
        ({ generation }) => [id, generation],
      ),
    ),
    deleteRuns(
      pasts,
      runsOf(
        all.pasts,
        (row) => stayingPasts.has(row),
        ({ path, until }) => [id, path, until],
      ),
    ),
    deleteRuns(
      contents,
      runsOf(
        stored,
        ([, hash]) => needed.has(hash),
        (key) => key,
      ),
    ),
  ])
}

type RowKey = readonly (string | number)[]

interface Run {
  readonly first: RowKey
  last: RowKey
}

/** Those that go, as far as they lie side by side in the order of their keys. */
function runsOf<Row>(
  rows: readonly Row[],
  isStaying: (row: Row) => boolean,
  keyOf: (row: Row) => RowKey,
): readonly Run[] {
  const runs: Run[] = []
  let run: Run | null = null
  for (const row of rows) {
    const key = keyOf(row)
    if (isStaying(row)) run = null
    else if (run) run.last = key
    else runs.push((run = { first: key, last: key }))
  }
  return runs
}

/** One by one, thousands would hold up every save for seconds. */
async function deleteRuns<Row, Key>(table: Table<Row, Key>, runs: readonly Run[]): Promise<void> {
  const single = runs.filter(({ first, last }) => first === last)
  const long = runs.filter(({ first, last }) => first !== last)
  await Promise.all([
    table.bulkDelete(single.map(({ first }) => first as Key)),
    ...long.map(({ first, last }) => table.where(':id').between(first, last, true, true).delete()),
  ])
}

interface Kept {
  readonly plan: KeptHistory
  readonly files: Manifest['files']
}

async function sweepPastFiles({ backEnd: { tree } }: StorageHandle, id: string, { plan, files }: Kept): Promise<void> {
  if (!tree) return
  const needed = contentsOf(plan)
  const lacking = createLacking(tree, id, files)
  for (const { name } of (await tree.list(pastFolder(id))) ?? []) {
    if (!needed.has(name) && !(await lacking(name))) await tree.remove(pastPath(id, name))
  }
}

/** Whether a content does not stand in all its places: a save that took it back and was cut short has left it aside. */
function createLacking(tree: FileTree, id: string, files: Manifest['files']): (hash: string) => Promise<boolean> {
  const places = new Map<string, string[]>()
  for (const [path, { hash }] of files) places.set(hash, [...(places.get(hash) ?? []), path])
  return async (hash) => {
    for (const path of places.get(hash) ?? []) {
      const found = await tree.read(`${projectFolder(id)}/${path}`)
      if (found?.size !== files.get(path)?.size) return true
    }
    return false
  }
}
