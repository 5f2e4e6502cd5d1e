import { fail, projectFolder, succeed } from '@pergola/contracts'
import type { Outcome, ProjectSummary, SaveFailure, StoredCopy } from '@pergola/contracts'
import { sha256 } from './checksums.ts'
import type { HeadRow } from './database.ts'
import type { FileTree } from './file-tree.ts'
import { asidePath } from './history/keep-past.ts'
import { setAside } from './history/set-aside.ts'
import type { KeptJournal } from './kept-journal.ts'
import { totalSize } from './manifest.ts'
import { prepareChange } from './prepare-change.ts'
import type { PreparedChange } from './prepare-change.ts'
import type { DiskSave, DiskState, ProjectDisk, Saved, StorageRoom } from './project-disk.ts'
import { givingWay, whatGivesWay } from './giving-way.ts'
import { keepDatabase } from './kept-database.ts'
import type { KeptDatabase } from './kept-database.ts'
import { readAllKept, readKept, readSnapshot } from './read-kept.ts'
import { summarise } from './project-rows.ts'
import { failureOfSave } from './failure-of-save.ts'
import { SaveRefusal } from './storage-failure.ts'
import { sideBySide } from './side-by-side.ts'
import { finishMoves, stagingPath } from './tree-copy.ts'
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
  readonly room: StorageRoom
  readonly head: HeadRow
  readonly start: DiskState
  readonly journal: KeptJournal | null
  readonly copy: TreeCopy | null
}

/** Saves one at a time; whoever calls it sees to that. */
export function createDiskWriter(options: DiskWriterOptions): DiskWriter {
  const { room, head, journal } = options
  const commits = new Commits(options)
  const state = () => commits.state
  const { kept } = commits

  async function attempt(prepared: PreparedChange, save: DiskSave, keepsHistory = true) {
    try {
      const [free, needed] = [await room.quota.room(totalSize(state().manifest.files)), Math.max(prepared.growth, 0)]
      if (needed > free) return fail('storage-full', `${needed} bytes are needed, ${free} are left.`)
      return succeed(await commits.commit(prepared, save, keepsHistory))
    } catch (error) {
      const outcome = await failed(room, error, prepared)
      if (outcome.failure === 'storage-full') await unstage(room, state(), prepared)
      return outcome
    }
  }

  const compact = async () => journal?.compact(commits.snapshot, room.reserve.lend) ?? false
  const saveOrGiveWay = givingWay({ state, ...whatGivesWay(room, head, state), compact, attempt })

  return {
    state,
    async save(save) {
      try {
        const prepared = await prepareChange(state(), save, room.backEnd.kind)
        if (!prepared) return succeed(await commits.nothingNew())
        return await saveOrGiveWay(prepared, save)
      } catch (error) {
        return await failed(room, error)
      }
    },
    isBehind: () => kept.pending() !== null,
    catchUp: () => commits.catchUp().catch(() => false),
    read: (path) => readKept(room, kept, state(), path),
    bytes: (paths) => readAllKept(room, kept, state(), paths),
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

  constructor(options: DiskWriterOptions) {
    this.options = options
    this.state = options.start
    this.kept = keepDatabase({ ...options, state: () => this.state })
  }

  readonly snapshot = () => readSnapshot(this.options.room, this.state, this.kept.pending())

  async commit(prepared: PreparedChange, save: DiskSave, keepsHistory: boolean): Promise<Saved> {
    const { room, head, journal, copy } = this.options
    const { id, epoch } = head
    const { change, manifest } = prepared
    const standing = await stage(room, id, prepared)
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
    if (keepsHistory) await setAside(room, { id, before: before.manifest, after: manifest, onStep: prepared.onStep })
    await moveIntoPlace(room, id, prepared, standing).catch(() => undefined)
    copy?.follow(paths)
    return receiptOf(this.state, { past, paths, bytes })
  }

  /** Brings the database what the journal alone holds. False where it does not answer. */
  async catchUp(): Promise<boolean> {
    const { room, head, copy } = this.options
    const isBehind = this.kept.pending() !== null
    if (!(await this.kept.ready())) return false
    if (!isBehind) return true
    const { database, backEnd } = room
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
async function failed(room: StorageRoom, error: unknown, { written }: { written: number } = { written: 0 }) {
  const { failure, detail } = await failureOfSave(room, error, 2 * written)
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

/** Where each large content stands until it is put in its place, by its hash. */
type Standing = ReadonlyMap<string, string>

/**
 * Large contents first, beside their place: the manifest must never name what is not there. What history keeps of them is
 * taken from there, as by who takes back a deletion; the rest is written.
 */
async function stage(
  { backEnd: { tree } }: StorageRoom,
  id: string,
  { large, manifest, onStep }: PreparedChange,
): Promise<Standing> {
  const standing = new Map<string, string>()
  if (!tree) return standing
  // By content: several files may hold the same.
  const contents = new Map([...large].map(([path, bytes]) => [manifest.files.get(path)!.hash, { path, bytes }]))
  await sideBySide(contents, {
    sizeOf: ([, { bytes }]) => bytes.length,
    async work([hash, { path, bytes }]) {
      const content = { hash, size: bytes.length }
      // What cannot be read there any more is written anew.
      const isKept = await holds(tree, asidePath(id, hash), content).catch(() => false)
      const place = isKept ? asidePath(id, hash) : stagingPath(id, hash)
      if (!isKept) {
        await tree.write(place, bytes)
        if (!(await holds(tree, place, content))) {
          throw new SaveRefusal('write-failed', `${path} did not read back as it was written.`)
        }
      }
      standing.set(hash, place)
      onStep()
    },
  })
  return standing
}

async function holds(tree: FileTree, path: string, { hash, size }: { hash: string; size: number }): Promise<boolean> {
  const found = await tree.read(path)
  return found?.size === size && (await sha256(new Uint8Array(await found.arrayBuffer()))) === hash
}

/** What was cut short on a full disk must not fill it further. What is stored may stand there for good, see `readStored`. */
async function unstage(
  { backEnd }: StorageRoom,
  stored: DiskState,
  { large, manifest }: PreparedChange,
): Promise<void> {
  const named = new Set([...stored.manifest.files.values()].map(({ hash }) => hash))
  const hashes = [...large.keys()].map((path) => manifest.files.get(path)!.hash)
  const leaving = hashes.filter((hash) => !named.has(hash))
  await Promise.allSettled(leaving.map((hash) => backEnd.tree?.remove(stagingPath(stored.summary.id, hash))))
}

async function moveIntoPlace(
  { backEnd: { tree } }: StorageRoom,
  id: string,
  { large, manifest, onStep }: PreparedChange,
  standing: Standing,
): Promise<void> {
  if (!tree) return
  // One by content: what several files hold is moved to the last of them, once the others have it.
  const last = new Map([...large.keys()].map((path) => [manifest.files.get(path)!.hash, path]))
  const moves = [...last].flatMap(([hash, path]) => {
    const from = standing.get(hash)
    return from === undefined ? [] : [[from, path] as const]
  })
  const others = new Map(large)
  for (const [, path] of moves) others.delete(path)
  await sideBySide(others, {
    sizeOf: ([, bytes]) => bytes.length,
    work: ([path, bytes]) => tree.write(`${projectFolder(id)}/${path}`, bytes).then(onStep),
  })
  await sideBySide(moves, {
    sizeOf: () => 0,
    work: ([from, path]) => tree.move(from, `${projectFolder(id)}/${path}`).then(onStep),
  })
}
