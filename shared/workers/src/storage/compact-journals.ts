import { journalFolder } from './back-end.ts'
import { openJournal } from './journal.ts'
import { recordSize } from './journal-record.ts'
import type { FileTree } from './file-tree.ts'
import type { StorageHandle } from './project-disk.ts'
import { acquireLock } from './project-lock.ts'
import { readProject } from './project-rows.ts'

/** Bytes for which no journal is opened. */
const worthOpening = 64 * 1024

/**
 * Gives back what the journals of projects that nobody writes hold beside their newest generation. A journal is left
 * alone where the database holds another generation: it may be the only copy. The other segment stands whole before the
 * one that is given up is emptied, so a kill at any point costs nothing. `inTurn` keeps this tab from opening the project
 * meanwhile; another tab that does waits for its lock. Answers the projects whose journals were compacted.
 */
export async function compactJournals(
  storage: StorageHandle,
  signal: AbortSignal,
  inTurn: (id: string, work: () => Promise<boolean>) => Promise<boolean> = (_id, work) => work(),
): Promise<readonly string[]> {
  const { tree } = storage.backEnd
  const done: string[] = []
  if (!tree || storage.backEnd.kind !== 'sync-handle') return done
  for (const { name: id } of (await tree.list('journals')) ?? []) {
    await storage.foreground.over(signal)
    if (signal.aborted) return done
    if (!/^\d+$/.test(id) || (await surplusOf(tree, id)) < worthOpening) continue
    if (await inTurn(id, () => compactOne(storage, id))) done.push(id)
  }
  return done
}

/** How much more than one record its segments hold, by their sizes and the heads of their first records. */
async function surplusOf(tree: FileTree, id: string): Promise<number> {
  const folder = journalFolder(id)
  const sizes = await tree.sizes(folder)
  const firsts: number[] = []
  let total = 0
  for (const [name, size] of sizes) {
    total += size
    const file = size > 0 ? await tree.read(`${folder}/${name}`) : null
    if (file) firsts.push(recordSize(new Uint8Array(await file.slice(0, 16).arrayBuffer())))
  }
  // The longer one may be the newer one: less is never given back than this.
  return total - Math.max(0, ...firsts)
}

async function compactOne(storage: StorageHandle, id: string): Promise<boolean> {
  const lock = await acquireLock({ projectId: id, onStolen: () => undefined })
  if (!lock) return false
  try {
    const stored = await readProject(storage.database, id)
    const segments = stored && (await storage.backEnd.openSegments(id))
    if (!segments) return false
    const journal = openJournal(segments)
    try {
      const { latest } = journal
      return latest?.generation === stored.manifest.generation && journal.compact(latest)
    } finally {
      journal.close()
    }
  } finally {
    await lock.release()
  }
}
