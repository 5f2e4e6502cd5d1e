import { fail, succeed } from '@pergola/contracts'
import type { Outcome, ProjectSummary, SaveFailure, StoredCopy } from '@pergola/contracts'
import { createSecondCopies } from './second-copies.ts'
import type { SecondCopies } from './second-copies.ts'
import { lastSecondCopy } from './second-copy-rows.ts'
import type { HeadRow } from './database.ts'
import { moveToHistory } from './history/move-to-history.ts'
import type { KeptJournal } from './kept-journal.ts'
import { totalSize } from './manifest.ts'
import { prepareChange } from './prepare-change.ts'
import type { PreparedChange } from './prepare-change.ts'
import type { DiskSave, DiskState, ProjectDisk, Saved, StorageHandle } from './project-disk.ts'
import { givingWay, whatGivesWay } from './giving-way.ts'
import { keepDatabase } from './kept-database.ts'
import type { KeptDatabase } from './kept-database.ts'
import { readAllKept, readKept, readSnapshot } from './read-kept.ts'
import { summarise } from './project-rows.ts'
import { failureOfSave } from './failure-of-save.ts'
import { finishMoves } from './put-in-place.ts'
import { moveIntoPlace, stage, unstage } from './stage-contents.ts'
import type { TreeCopy } from './tree-copy.ts'

export interface DiskWriter {
  state(): DiskState
  save(save: DiskSave): Promise<Outcome<Saved, SaveFailure>>
  /** What is listed of the project has changed, and nothing that is saved. */
  listed(summary: ProjectSummary): void
  /** The database does not hold the last save; see `KeptDatabase`. */
  isBehind(): boolean
  /** Brings the database what it does not hold yet. False where it cannot be written. */
  catchUp(): Promise<boolean>
  read: ProjectDisk['read']
  bytes: ProjectDisk['bytes']
  /** Starts the other journal segment when the current one has grown long. */
  tidy(): Promise<void>
}

export interface DiskWriterOptions {
  readonly storage: StorageHandle
  readonly head: HeadRow
  readonly start: DiskState
  readonly journal: KeptJournal | null
  readonly copy: TreeCopy | null
}

/** Saves one at a time; whoever calls it sees to that. */
export function createDiskWriter(options: DiskWriterOptions): DiskWriter {
  const { storage, head, journal } = options
  const commits = new Commits(options)
  const state = () => commits.state
  const { kept } = commits

  async function attempt(prepared: PreparedChange, save: DiskSave, keepsHistory = true) {
    try {
      const [free, needed] = [
        await storage.quota.freeBytes(totalSize(state().manifest.files)),
        Math.max(prepared.growth, 0),
      ]
      if (needed > free) return fail('storage-full', `${needed} bytes are needed, ${free} are left.`)
      return succeed(await commits.commit(prepared, save, keepsHistory))
    } catch (error) {
      const outcome = await failed(storage, error, prepared)
      if (outcome.failure === 'storage-full') await unstage(storage, state(), prepared)
      return outcome
    }
  }

  const compact = async () => journal?.compact(commits.snapshot, storage.reserve.lend) ?? false
  const saveOrGiveWay = givingWay({ state, ...whatGivesWay(storage, head, state), compact, attempt })

  return {
    state,
    async save(save) {
      try {
        const prepared = await prepareChange(state(), save, storage.backEnd.kind)
        if (!prepared) return succeed(await commits.nothingNew())
        return await saveOrGiveWay(prepared, save)
      } catch (error) {
        return await failed(storage, error)
      }
    },
    isBehind: () => kept.pending() !== null,
    catchUp: () => commits.catchUp().catch(() => false),
    read: (path) => readKept(storage, kept, state(), path),
    bytes: (paths) => readAllKept(storage, kept, state(), paths),
    listed: (summary) => void (commits.state = { ...state(), summary }),
    async tidy() {
      await journal?.tidy(commits.snapshot)
    },
  }
}

/** What the last acknowledged save has left, and how the next one comes about. */
class Commits {
  state: DiskState
  readonly kept: KeptDatabase
  private readonly options: DiskWriterOptions
  private readonly secondCopies: SecondCopies

  constructor(options: DiskWriterOptions) {
    const { database } = options.storage
    const projectId = options.head.id
    this.options = options
    this.state = options.start
    this.secondCopies = createSecondCopies({
      database,
      projectId,
      begin: () => lastSecondCopy(database, projectId),
      isFlushed: () => true,
      flush: async () => undefined,
    })
    this.kept = keepDatabase({ ...options, state: () => this.state })
  }

  readonly snapshot = () => readSnapshot(this.options.storage, this.state, this.kept.pending())

  async commit(prepared: PreparedChange, save: DiskSave, keepsHistory: boolean): Promise<Saved> {
    const { storage, head, journal, copy } = this.options
    const { id, epoch } = head
    const { change, manifest } = prepared
    const standing = await stage(storage, { id, secondCopies: this.secondCopies }, prepared)
    const isReady = await this.catchUp()
    const before = this.state
    const { project = before.project, trust } = change
    const summary = nextSummary(before, prepared)
    // The journal first: a full disk shows here, with nothing changed yet. It is taken back when the database refuses.
    const bytes = journal ? await journal.record(change, this.snapshot) : prepared.written
    const history = keepsHistory && { before, label: save.label ?? '' }
    const rows = { id, epoch, change, manifest, summary, ...history }
    const past = await (isReady ? this.kept.write(rows) : this.kept.leave(rows)).catch((error) => {
      journal?.undo()
      throw error
    })
    this.state = { project, trust, manifest, summary }
    const paths = [...change.files.keys(), ...change.removed]
    // Large files stay beside their place, where the generation that the database holds has its own.
    if (past === null) return receiptOf(this.state, { past: 0, paths, bytes, missing: 'database' })
    if (keepsHistory)
      await moveToHistory(storage, { id, before: before.manifest, after: manifest, onStep: prepared.onStep })
    await moveIntoPlace(storage, id, prepared, standing).catch(() => undefined)
    copy?.follow(paths)
    if (prepared.large.size > 0) copy?.settle()
    return receiptOf(this.state, { past, paths, bytes })
  }

  /** Brings the database what the journal alone holds. False where it does not answer. */
  async catchUp(): Promise<boolean> {
    const { storage, head, copy } = this.options
    const isBehind = this.kept.pending() !== null
    if (!(await this.kept.ready())) return false
    if (!isBehind) return true
    const { database, backEnd } = storage
    const { manifest } = this.state
    const where = { projectId: head.id, database }
    if (backEnd.tree) await finishMoves({ ...where, tree: backEnd.tree }, manifest).catch(() => undefined)
    copy?.follow(manifest.files.keys())
    return true
  }

  async nothingNew(): Promise<Saved> {
    const { journal } = this.options
    if (!(await this.catchUp())) return receiptOf(this.state, { ...nothing, bytes: 0, missing: 'database' })
    const isTwice = journal === null || (await journal.bringTo(this.state.manifest.generation, this.snapshot))
    return receiptOf(this.state, { ...nothing, bytes: isTwice ? 0 : null })
  }
}

const nothing = { past: 0, paths: [] } as const

interface Written {
  readonly past: number
  readonly paths: readonly string[]
  /** Null where the journal could not be written. */
  readonly bytes: number | null
  readonly missing?: StoredCopy
}

function receiptOf({ manifest, summary }: DiskState, { past, paths, bytes, missing }: Written): Saved {
  const receipt: Saved = { revision: manifest.generation, bytes: bytes ?? 0, past, savedAt: summary.editedAt, paths }
  const missingCopy = bytes === null ? 'journal' : missing
  return missingCopy ? { ...receipt, missingCopy } : receipt
}

/** History counts as much again as what replaces it. */
async function failed(storage: StorageHandle, error: unknown, { written }: { written: number } = { written: 0 }) {
  const { failure, detail } = await failureOfSave(storage, error, 2 * written)
  return fail(failure, detail)
}

function nextSummary({ project, summary }: DiskState, { change, manifest }: PreparedChange) {
  const { id, inited, screenshotVersion } = summary
  return summarise({
    id,
    project: change.project ?? project,
    trust: change.trust,
    inited,
    files: manifest.files,
    screenshotVersion,
  })
}
