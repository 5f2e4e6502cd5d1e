import { fail, succeed } from '@pergola/contracts'
import type { Outcome, ProjectSummary, SaveFailure } from '@pergola/contracts'
import { openJournal } from './journal.ts'
import type { Journal } from './journal.ts'
import { restoreHead } from './lost-head.ts'
import { newestState } from './newest-state.ts'
import type { StorageHandle } from './project-disk.ts'
import { manifestOf, raiseEpoch, readProject, summarise, writeWhole } from './project-rows.ts'
import { repaired } from './salvage.ts'

/** Puts what can be read of a damaged project in place of all that is stored of it. Its lock is held. */
export async function repairDisk(storage: StorageHandle, id: string): Promise<Outcome<ProjectSummary, SaveFailure>> {
  const segments = await storage.backEnd.openSegments(id)
  const journal = segments && openJournal(segments)
  try {
    return await repairWith(storage, id, journal)
  } finally {
    journal?.close()
  }
}

async function repairWith(
  storage: StorageHandle,
  id: string,
  journal: Journal | null,
): Promise<Outcome<ProjectSummary, SaveFailure>> {
  await restoreHead(storage.database, id)
  const head = await raiseEpoch(storage.database, id)
  if (!head) return fail('project-missing')
  const newest = await newestState(storage, head, journal?.latest ?? null)
  const before = (await readProject(storage.database, id))?.summary
  if (!newest) return fail('write-failed', 'Nothing of it can be read.')
  const snapshot = newest.damage ? await repaired(newest.snapshot) : newest.snapshot
  const { project, trust, files } = snapshot
  const { screenshotVersion = 0 } = before ?? {}
  const summary = summarise({ id, project, trust, inited: true, files, screenshotVersion })
  if (newest.isStored) return succeed(summary)
  const manifest = await manifestOf(snapshot)
  await writeWhole(storage.database, { id, head: { ...head, trust }, snapshot, manifest, summary })
  journal?.switchTo(snapshot)
  return succeed(summary)
}
