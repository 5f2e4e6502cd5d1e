import { openJournal } from './journal.ts'
import type { Journal } from './journal.ts'
import type { Change, Snapshot } from './manifest.ts'
import type { Reserve } from './reserve.ts'
import type { StorageHandle } from './project-disk.ts'
import { isProvenFull } from './full-disk.ts'
import { mayBeFull, SaveRefusal } from './storage-failure.ts'

/**
 * The journal of a project that is open for writing. Where its files were lost under their handles it is opened anew
 * and filled again; where that fails, saves go on without it and it is tried again with each of them.
 */
export interface KeptJournal {
  /** What its files held when the project was opened; null when neither can be used. */
  readonly latest: Snapshot | null
  /**
   * Bytes written, after the flush; null when this copy of the change is missing. Throws a `SaveRefusal` where the disk
   * is proven to be full. `before` answers the generation that the change follows.
   */
  record(change: Change, before: () => Promise<Snapshot>): Promise<number | null>
  /** Takes the last record back: the database refused the save it belongs to. */
  undo(): void
  /** Starts the other segment with this generation where the journal holds another. False when it is missing. */
  bringTo(generation: number, snapshot: () => Promise<Snapshot>): Promise<boolean>
  /** Starts the other segment when the current one has grown long. */
  tidy(snapshot: () => Promise<Snapshot>): Promise<void>
  /** On a full disk, in space that is lent for it: gives up all but the newest generation. False where that frees nothing. */
  compact(snapshot: () => Promise<Snapshot>, lend: Reserve['lend']): Promise<boolean>
  /** What the files hold now, read from the disk again; null when neither can be used. */
  reread(): Promise<Snapshot | null>
  close(): void
}

/** Null where this browser can have no journal. */
export async function keepJournal(storage: StorageHandle, projectId: string): Promise<KeptJournal | null> {
  if (storage.backEnd.kind !== 'sync-handle') return null
  const handle = createHandle(storage, projectId)
  const reread = async () => (await handle.reopened().catch(warnMissing))?.latest ?? null
  const latest = await reread()

  async function append(change: Change, before: () => Promise<Snapshot>): Promise<number> {
    const journal = await handle.opened()
    if (journal.generation() !== change.generation - 1) journal.switchTo(await before())
    return journal.append(change)
  }

  async function switchFrom(generation: number, snapshot: () => Promise<Snapshot>): Promise<void> {
    const journal = await handle.opened()
    if (journal.generation() !== generation) journal.switchTo(await snapshot())
  }

  return {
    latest,
    async record(change, before) {
      try {
        return await append(change, before)
      } catch (error) {
        const bytes = sizeOf(change)
        if (mayBeFull(error) && (await isProvenFull(storage, bytes))) {
          throw new SaveRefusal('storage-full', `The journal found no room for ${bytes} bytes.`, { cause: error })
        }
        console.warn('storage: the journal was lost and is opened anew', error)
      }
      // Whatever fails now: the other copy is enough to keep the save.
      return handle
        .reopened()
        .then(() => append(change, before))
        .catch(warnMissing)
    },
    undo() {
      try {
        handle.current()?.undo()
      } catch (error) {
        // The record is cut off when the journal is opened anew: the database holds an older generation.
        warnMissing(error)
        handle.close()
      }
    },
    bringTo: (generation, snapshot) =>
      switchFrom(generation, snapshot)
        .catch(() => handle.reopened().then(() => switchFrom(generation, snapshot)))
        .then(() => true)
        .catch((error) => warnMissing(error) !== null),
    async tidy(snapshot) {
      const journal = handle.current()
      if (journal?.isLong()) journal.switchTo(await snapshot())
    },
    compact: (snapshot, lend) => compact(handle.current(), snapshot, lend),
    reread,
    close: handle.close,
  }
}

async function compact(
  journal: Journal | null,
  snapshot: () => Promise<Snapshot>,
  lend: Reserve['lend'],
): Promise<boolean> {
  try {
    if (!journal?.isCompactable()) return false
    return await lend(async () => journal.compact(await snapshot()))
  } catch (error) {
    // Its files are lost: the next record opens it anew.
    warnMissing(error)
    return false
  }
}

/** The journal as long as its files can be opened. */
function createHandle({ backEnd }: StorageHandle, projectId: string) {
  let journal: Journal | null = null

  function close(): void {
    try {
      journal?.close()
    } catch (error) {
      warnMissing(error)
    }
    journal = null
  }

  async function reopened(): Promise<Journal> {
    close()
    const segments = await backEnd.openSegments(projectId)
    if (!segments) throw new Error('Every file of the journal is in use elsewhere.')
    return (journal = openJournal(segments))
  }

  return { current: () => journal, opened: async () => journal ?? reopened(), reopened, close }
}

function sizeOf({ bytes, project, files }: Change): number {
  let size = JSON.stringify(project ?? null).length + 200 * files.size
  for (const content of bytes.values()) size += content.length
  return size
}

function warnMissing(error: unknown): null {
  console.warn('storage: the journal could not be written', error)
  return null
}
