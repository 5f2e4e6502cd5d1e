import type { ProjectSummary } from '@pergola/contracts'
import { projectFolder } from '@pergola/contracts'
import { journalFolder } from './back-end.ts'
import type { ProjectDatabase } from './database.ts'
import { pastFolder } from './history/keep-past.ts'
import { openJournal } from './journal.ts'
import { headAnew, restoreHead } from './lost-head.ts'
import type { Snapshot } from './manifest.ts'
import { newestState } from './newest-state.ts'
import type { StorageHandle } from './project-disk.ts'
import { acquireLock } from './project-lock.ts'
import { manifestOf, raiseEpoch, readParts, summarise, writeWhole } from './project-rows.ts'
import { markedProjects, readRemovalMark, takeMarkAway } from './removal-mark.ts'
import { versionOf } from './store-new.ts'

export interface Recovery {
  readonly recovered: readonly ProjectSummary[]
  /** Of the last project that could not be looked at; the others were. */
  readonly failure: { readonly error: unknown } | null
}

/**
 * Projects that the database has lost, wholly or the row that says who writes, and of which a journal or files are
 * left: a browser that finds its database damaged throws it away and begins a new one. And those whose making came as
 * far as the journal.
 */
export async function recoverProjects(storage: StorageHandle): Promise<Recovery> {
  const { database } = storage
  const listed = new Set(await database.summaries.toCollection().primaryKeys())
  const heads = await database.heads.toArray()
  const made = new Set(heads.filter(({ inited }) => inited).map(({ id }) => id))
  const marked = new Set(await markedProjects(storage.backEnd.tree))
  const recovered: ProjectSummary[] = []
  let failure: { readonly error: unknown } | null = null
  for (const id of await knownIds(storage)) {
    if (listed.has(id) && made.has(id) && !marked.has(id)) continue
    try {
      const summary = await recover(storage, id)
      if (summary) recovered.push(summary)
    } catch (error) {
      console.warn(`storage: project ${id} was not recovered`, error)
      failure = { error }
    }
  }
  return { recovered, failure }
}

/** From everywhere something of a project may be left. */
async function knownIds({ database, backEnd: { tree } }: StorageHandle): Promise<ReadonlySet<string>> {
  const journals = ((await tree?.list('journals')) ?? []).map(({ name }) => name)
  const folders = ((await tree?.list('projects')) ?? []).map(({ name }) => name.replace(/^project-/, ''))
  const rows = await database.summaries.toCollection().primaryKeys()
  return new Set([...journals, ...folders, ...rows].filter((id) => /^\d+$/.test(id)))
}

async function recover(storage: StorageHandle, id: string): Promise<ProjectSummary | null> {
  const lock = await acquireLock({ projectId: id, onStolen: () => undefined })
  if (!lock) return null
  try {
    // Asked again under the lock: another tab may have made or recovered it meanwhile.
    const known = await restoreHead(storage.database, id)
    const isListed = known && (await storage.database.summaries.get(id))
    if (!isListed) return await putTogether(storage, id)
    // Its deletion was refused or cut short before anything was deleted.
    await takeMarkAway(storage.backEnd.tree, id)
    return known.inited ? null : await finishMaking(storage, id)
  } finally {
    await lock.release()
  }
}

async function putTogether(storage: StorageHandle, id: string): Promise<ProjectSummary | null> {
  const { database, backEnd } = storage
  const latest = await newestInJournal(storage, id)
  if (await isBeingRemoved(storage, id, latest)) return finishRemoval(storage, id)
  const known = await database.heads.get(id)
  const head = known ?? headAnew({ id, trust: latest?.trust ?? 'restricted', inited: true })
  const newest = await newestState(storage, head, latest)
  if (!newest) {
    await backEnd.tree?.remove(journalFolder(id))
    return null
  }
  const { snapshot, damage } = newest
  const { project, files } = snapshot
  const summary = summarise({
    id,
    project,
    trust: snapshot.trust,
    inited: true,
    files,
    screenshotVersion: versionOf(files),
  })
  const listed = { ...head, trust: snapshot.trust, inited: true, epoch: head.epoch + 1 }
  await takeMarkAway(backEnd.tree, id)
  // What is not whole is left as it lies: whoever opens it is told what is lost, and repairs it when they want to.
  if (damage) await list(database, listed, summary)
  else await writeWhole(database, { id, head: listed, snapshot, manifest: await manifestOf(snapshot), summary })
  return summary
}

/** What is being made is whole once the journal holds it. Null when it was cut short before; its lock is held. */
export async function finishMaking(storage: StorageHandle, id: string): Promise<ProjectSummary | null> {
  const snapshot = await newestInJournal(storage, id)
  const head = snapshot && (await raiseEpoch(storage.database, id))
  if (!snapshot || !head) return null
  const { project, trust, files } = snapshot
  const summary = summarise({ id, project, trust, inited: true, files, screenshotVersion: versionOf(files) })
  const manifest = await manifestOf(snapshot)
  await writeWhole(storage.database, {
    id,
    head: { epoch: head.epoch, trust, inited: true },
    snapshot,
    manifest,
    summary,
  })
  return summary
}

/** Looked for before it is opened, which would make one: a project that has just been removed has none. */
async function newestInJournal({ backEnd }: StorageHandle, id: string): Promise<Snapshot | null> {
  if (!(await backEnd.tree?.list(journalFolder(id)))) return null
  const segments = await backEnd.openSegments(id)
  const journal = segments && openJournal(segments)
  const latest = journal?.latest ?? null
  journal?.close()
  return latest
}

function list(
  { dexie, heads, summaries }: ProjectDatabase,
  head: Parameters<typeof heads.put>[0],
  summary: ProjectSummary,
) {
  return dexie.transaction('rw', [heads, summaries], async () => {
    await heads.put(head)
    await summaries.put(summary)
  })
}

/** Nothing may have been saved since somebody was about to delete it: neither copy knows of a later save. */
async function isBeingRemoved(
  { database, backEnd: { tree } }: StorageHandle,
  id: string,
  inJournal: Snapshot | null,
): Promise<boolean> {
  const mark = tree && (await readRemovalMark(tree, id))
  const stored = (await readParts(database, id)).manifest?.generation ?? 0
  return mark !== null && Math.max(stored, inJournal?.generation ?? 0) <= mark.generation
}

/** Somebody was about to delete it when the browser ended: what they left is not brought back. */
async function finishRemoval({ backEnd: { tree } }: StorageHandle, id: string): Promise<null> {
  for (const path of [journalFolder(id), projectFolder(id), `staging/${id}`, pastFolder(id)]) await tree?.remove(path)
  await takeMarkAway(tree, id)
  return null
}
