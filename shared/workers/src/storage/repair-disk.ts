import { fail, succeed } from '@pergola/contracts'
import type { Outcome, ProjectSummary, SaveFailure } from '@pergola/contracts'
import { openJournal } from './journal.ts'
import type { Journal } from './journal.ts'
import { restoreHead } from './lost-head.ts'
import { newestState } from './newest-state.ts'
import type { StorageRoom } from './project-disk.ts'
import { manifestOf, raiseEpoch, readProject, summarise, writeWhole } from './project-rows.ts'
import { mended } from './salvage.ts'

/** Puts what can be read of a damaged project in place of all that is stored of it. Its lock is held. */
export async function repairDisk(room: StorageRoom, id: string): Promise<Outcome<ProjectSummary, SaveFailure>> {
  const segments = await room.backEnd.openSegments(id)
  const journal = segments && openJournal(segments)
  try {
    return await repairWith(room, id, journal)
  } finally {
    journal?.close()
  }
}

async function repairWith(
  room: StorageRoom,
  id: string,
  journal: Journal | null,
): Promise<Outcome<ProjectSummary, SaveFailure>> {
  await restoreHead(room.database, id)
  const head = await raiseEpoch(room.database, id)
  if (!head) return fail('project-missing')
  const newest = await newestState(room, head, journal?.latest ?? null)
  const before = (await readProject(room.database, id))?.summary
  if (!newest) return fail('write-failed', 'Nothing of it can be read.')
  const snapshot = newest.damage ? await mended(newest.snapshot) : newest.snapshot
  const { project, trust, files } = snapshot
  const { screenshotVersion = 0 } = before ?? {}
  const summary = summarise({ id, project, trust, inited: true, files, screenshotVersion })
  if (newest.isStored) return succeed(summary)
  const manifest = await manifestOf(snapshot)
  await writeWhole(room.database, { id, head: { ...head, trust }, snapshot, manifest, summary })
  journal?.switchTo(snapshot)
  return succeed(summary)
}
