import type { ProjectSummary } from '@pergola/contracts'
import { journalFolder } from './back-end.ts'
import { openJournal } from './journal.ts'
import type { StorageRoom } from './project-disk.ts'
import { acquireLock } from './project-lock.ts'
import { manifestOf, summarise, writeWhole } from './project-rows.ts'

/**
 * Projects that the database has lost and a journal still has. It happens: a browser that finds its database damaged
 * throws it away and begins a new one.
 */
export async function recoverProjects(room: StorageRoom): Promise<readonly ProjectSummary[]> {
  const { tree } = room.backEnd
  const folders = (await tree?.list('journals')) ?? []
  if (folders.length === 0) return []
  const listed = new Set(await room.database.summaries.toCollection().primaryKeys())
  const recovered: ProjectSummary[] = []
  for (const { name } of folders) {
    const summary = listed.has(name) || !/^\d+$/.test(name) ? null : await recover(room, name)
    if (summary) recovered.push(summary)
  }
  return recovered
}

async function recover(room: StorageRoom, id: string): Promise<ProjectSummary | null> {
  const lock = await acquireLock({ projectId: id, onStolen: () => undefined })
  if (!lock) return null
  try {
    // Asked again under the lock: another tab may have made or recovered it meanwhile.
    const head = await room.database.heads.get(id)
    if (head && (await room.database.summaries.get(id))) return null
    const segments = await room.backEnd.openSegments(id)
    const journal = segments && openJournal(segments)
    const snapshot = journal?.latest ?? null
    journal?.close()
    if (!snapshot) {
      await room.backEnd.tree?.remove(journalFolder(id))
      return null
    }
    const { project, trust, files } = snapshot
    const summary = summarise({ id, project, trust, inited: true, files, screenshotVersion: 0 })
    const epoch = (head?.epoch ?? 0) + 1
    const manifest = await manifestOf(snapshot)
    await writeWhole(room.database, { id, head: { epoch, trust, inited: true }, snapshot, manifest, summary })
    return summary
  } finally {
    await lock.release()
  }
}
