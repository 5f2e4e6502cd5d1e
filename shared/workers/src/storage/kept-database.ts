import type { HeadRow } from './database.ts'
import type { KeptJournal } from './kept-journal.ts'
import type { Snapshot } from './manifest.ts'
import type { DiskState, StorageHandle } from './project-disk.ts'
import { checkWriter, writeChange, writeWhole } from './project-rows.ts'
import type { RowsToWrite } from './project-rows.ts'
import { mayBeFull, SaveRefusal } from './storage-failure.ts'

/**
 * The database of a project that is open for writing. Where it fails for another reason than space it is opened anew and
 * asked again; where that fails, the journal alone holds the saves, and they are brought here as soon as it answers. A
 * database that was emptied while the journal stands is filled from it.
 */
export interface KeptDatabase {
  /** What was saved and is not in the database yet, by path; null where nothing is. */
  pending(): ReadonlyMap<string, Uint8Array<ArrayBuffer>> | null
  /** Before a save. False where the database cannot be asked; throws where this tab may not write. */
  ready(): Promise<boolean>
  /** By how many bytes history has grown; null where the database did not take it and the journal alone holds it. */
  write(rows: RowsToWrite): Promise<number | null>
  /** As `write` where `ready` said that nobody answers. */
  leave(rows: RowsToWrite): Promise<null>
  /** Asks again where the database fails; `readSnapshot` gives what the journal holds where it goes on failing. */
  read<Value>(work: () => Promise<Value>, readSnapshot: (snapshot: Snapshot) => Value): Promise<Value>
}

interface Keeping {
  readonly storage: Pick<StorageHandle, 'database'>
  readonly head: HeadRow
  readonly journal: KeptJournal | null
  readonly state: () => DiskState
}

export function keepDatabase(keeping: Keeping): KeptDatabase {
  return new JournalledDatabase(keeping)
}

class JournalledDatabase implements KeptDatabase {
  private readonly database: StorageHandle['database']
  private readonly head: HeadRow
  private readonly journal: KeptJournal | null
  private readonly state: () => DiskState
  private left: Map<string, Uint8Array<ArrayBuffer>> | null = null

  constructor({ storage, head, journal, state }: Keeping) {
    this.database = storage.database
    this.head = head
    this.journal = journal
    this.state = state
  }

  pending() {
    return this.left
  }

  async ready(): Promise<boolean> {
    const check = async () => {
      await checkWriter(this.database, this.head)
      if (this.left && !(await this.bringBack(this.state()))) throw new Error('The journal holds another generation.')
      return true
    }
    const whole = async () => (await this.bringBack(this.state())) || null
    return (await check().catch((error) => this.again(error, check, whole))) ?? false
  }

  async write(rows: RowsToWrite): Promise<number | null> {
    const work = () => writeChange(this.database, rows)
    const whole = async () => ((await this.bringBack(rows)) ? 0 : null)
    return (await work().catch((error) => this.again(error, work, whole))) ?? this.leave(rows)
  }

  async leave({ change, manifest }: RowsToWrite): Promise<null> {
    // Read from the disk again: it is the only copy.
    const snapshot = await this.journal?.reread()
    if (snapshot?.generation !== manifest.generation) throw await this.whyNeither()
    this.left ??= new Map()
    for (const path of [...change.removed, ...change.files.keys()]) this.left.delete(path)
    for (const [path, bytes] of change.bytes) this.left.set(path, bytes)
    return null
  }

  async read<Value>(work: () => Promise<Value>, readSnapshot: (snapshot: Snapshot) => Value): Promise<Value> {
    try {
      return await work()
    } catch (error) {
      if (!this.mayPass(error)) throw error
      const fromJournal = async () => {
        const snapshot = await this.journal?.reread()
        if (snapshot?.generation !== this.state().manifest.generation) throw error
        return readSnapshot(snapshot)
      }
      return this.reopen().then(work).catch(fromJournal)
    }
  }

  /** It may be over, and nobody who may write has been told otherwise: then the journal can stand in. */
  private mayPass(error: unknown): boolean {
    if (!this.journal || this.database.isOutdated() || mayBeFull(error)) return false
    return (error as Error).name !== 'SaveRefusal' || isCleared(error)
  }

  private async reopen(): Promise<void> {
    const { dexie } = this.database
    dexie.close()
    await dexie.open()
  }

  /** Fills the database from the journal, which has to hold this very generation on the disk. */
  private async bringBack({ manifest, summary }: Pick<RowsToWrite, 'manifest' | 'summary'>): Promise<boolean> {
    const snapshot = await this.journal?.reread()
    if (snapshot?.generation !== manifest.generation) return false
    const { id, epoch } = this.head
    const head = { ...this.head, epoch, trust: snapshot.trust, inited: true }
    await writeWhole(this.database, { id, head, snapshot, manifest, summary })
    this.left = null
    return true
  }

  /**
   * Once more after a failure that may pass; `whole` where the database was emptied. Null where it goes on failing; throws
   * where it is certain that nothing can be written.
   */
  private async again<Value>(error: unknown, work: () => Promise<Value>, whole: () => Promise<Value | null>) {
    if (!this.mayPass(error)) throw error
    try {
      if (isCleared(error)) return await valueOr(error, whole)
      await this.reopen()
      return await work()
    } catch (second) {
      if (!this.mayPass(second) || second === error) throw second
      if (isCleared(second)) return valueOr(second, whole)
      console.warn('storage: the database does not answer', second)
      return null
    }
  }

  /** A browser that clears everything takes the database first, and answers as if it had failed. */
  private async whyNeither(): Promise<unknown> {
    try {
      await this.reopen()
      await checkWriter(this.database, this.head)
    } catch (error) {
      return error
    }
    return new SaveRefusal('write-failed', 'Neither the database nor the journal could be written.')
  }
}

async function valueOr<Value>(error: unknown, whole: () => Promise<Value | null>): Promise<Value> {
  const value = await whole()
  if (value === null) throw error
  return value
}

function isCleared(error: unknown): boolean {
  return (error as Partial<SaveRefusal>).failure === 'storage-cleared'
}
