import { fail, limits, succeed } from '@pergola/contracts'
import type { OpenFailure, Outcome, ProjectSummary, SaveFailure } from '@pergola/contracts'
import { lastSettledCopy } from './second-copy-rows.ts'
import type { HeadRow } from './database.ts'
import type { FileTree } from './file-tree.ts'
import { createDamagedDisk } from './damaged-disk.ts'
import { createDiskWriter } from './disk-writer.ts'
import type { DiskWriter } from './disk-writer.ts'
import { keepJournal } from './kept-journal.ts'
import type { KeptJournal } from './kept-journal.ts'
import { restoreHead } from './lost-head.ts'
import type { Manifest } from './manifest.ts'
import { newestState } from './newest-state.ts'
import type { NewestState } from './newest-state.ts'
import { storePicture } from './picture.ts'
import type { DiskState, ProjectDisk, StorageHandle } from './project-disk.ts'
import { acquireLock } from './project-lock.ts'
import type { ProjectLock } from './project-lock.ts'
import { takeMarkAway } from './removal-mark.ts'
import { manifestOf, raiseEpoch, readProject, summarise, writeWhole } from './project-rows.ts'
import { createQueue } from './queue.ts'
import { createSecondCopy } from './second-copy.ts'
import { findLost, openReader } from './read-disk.ts'
import { failureOf } from './storage-failure.ts'
import type { Taking } from './taking.ts'
import { finishMoves } from './put-in-place.ts'
import { createTreeCopy, sweepStaged } from './tree-copy.ts'
import type { TreeCopy } from './tree-copy.ts'

export interface OpenRequest {
  readonly id: string
  readonly taking: Taking
  /** The project was taken by another tab: this disk can no longer save. */
  readonly onLost: () => void
  /** What the journal alone held is in the database now as well. */
  readonly onTwice?: () => void
  /** For a moment of work and not for editing: the tree is left to the next real opening. */
  readonly isBrief?: boolean
}

export async function openDisk(
  storage: StorageHandle,
  request: OpenRequest,
): Promise<Outcome<ProjectDisk, OpenFailure>> {
  const { id, taking, onLost } = request
  const lock = await acquireLock({
    projectId: id,
    onStolen: onLost,
    ...(taking === 'resume' && { patience: limits.takeOverTimeout }),
    ...(taking === 'take' && { patience: limits.takeOverTimeout, byForce: true }),
  })
  if (!lock) return openReader(storage, id)
  try {
    const opened = await openForWriting(storage, request, lock)
    // What is damaged is only read, by any number of tabs.
    if (!opened.ok || opened.value.damage) await lock.release()
    return opened
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function openForWriting(
  storage: StorageHandle,
  request: OpenRequest,
  lock: ProjectLock,
): Promise<Outcome<ProjectDisk, OpenFailure>> {
  const { id } = request
  await restoreHead(storage.database, id)
  const head = await raiseEpoch(storage.database, id)
  if (!head) return fail('project-missing')
  // Left by a deletion that was refused. What is saved from here on makes a whole one void as well.
  await takeMarkAway(storage.backEnd.tree, id).catch((error: unknown) => console.warn('storage: removal mark', error))
  if (!head.inited) return fail('not-initialised')
  const journal = await keepJournal(storage, id)
  const newest = await newestState(storage, head, journal?.latest ?? null)
  if (newest && !newest.damage) {
    const start = await heal(storage, head, { newest, journal })
    const { tree } = storage.backEnd
    const longAgo = tree && !request.isBrief ? await moveIntoPlaces(storage, tree, { id, manifest: start.manifest }) : 0
    return succeed(createWritingDisk({ storage, request, lock, head, journal, start, longAgo }))
  }
  journal?.close()
  return newest
    ? succeed(await createDamagedDisk(storage, id, newest))
    : fail('damaged', 'Neither the database nor the journal nor the tree holds anything of it.')
}

/** What fails here is tried again behind the opening. Answers which second copies may go when the tree is whole. */
async function moveIntoPlaces(
  { database }: StorageHandle,
  tree: FileTree,
  { id, manifest }: { readonly id: string; readonly manifest: Manifest },
): Promise<number> {
  try {
    const isRestored = await finishMoves({ projectId: id, database, tree }, manifest)
    return isRestored ? 0 : await lastSettledCopy(database, id)
  } catch {
    return 0
  }
}

interface Healing {
  readonly newest: NewestState
  readonly journal: KeptJournal | null
}

/** Both copies hold the newest generation from here on. */
async function heal(storage: StorageHandle, head: HeadRow, { newest, journal }: Healing): Promise<DiskState> {
  const { database } = storage
  const { id } = head
  const { snapshot } = newest
  const manifest = await manifestOf(snapshot)
  const before = (await readProject(database, id))?.summary
  const { project, trust, files } = snapshot
  const { screenshotVersion = 0, editedAt = Date.now() } = before ?? {}
  const summary = summarise({ id, project, trust, inited: true, files, screenshotVersion, editedAt })
  if (!newest.isStored) await writeWhole(database, { id, head: { ...head, trust }, snapshot, manifest, summary })
  // Where it cannot be written the first save tells so, and tries again.
  await journal?.bringTo(snapshot.generation, async () => snapshot)
  return { project, trust, manifest, summary }
}

async function storePictureOf(
  { database }: StorageHandle,
  { head, writer }: { readonly head: HeadRow; readonly writer: DiskWriter },
  image: Blob,
): Promise<Outcome<ProjectSummary, SaveFailure>> {
  // It would be listed as newer than what is stored.
  if (writer.isBehind()) return fail('write-failed', 'The database is behind.')
  try {
    const summary = await storePicture(database, head, { image, state: writer.state() })
    writer.listed(summary)
    return succeed(summary)
  } catch (error) {
    const { failure, detail } = failureOf(error)
    return fail(failure, detail)
  }
}

interface WritingDisk {
  readonly storage: StorageHandle
  readonly request: OpenRequest
  readonly lock: ProjectLock
  readonly head: HeadRow
  readonly journal: KeptJournal | null
  readonly start: DiskState
  readonly longAgo: number
}

function createWritingDisk({ storage, request, lock, head, journal, start, longAgo }: WritingDisk): ProjectDisk {
  const { id } = request
  const { tree } = storage.backEnd
  const queue = createQueue()
  // Lent for a moment: the tree is left to the next real opening.
  const copy: TreeCopy | null =
    tree && !request.isBrief
      ? createTreeCopy({
          projectId: id,
          database: storage.database,
          tree,
          manifest: () => writer.state().manifest,
          turn: async (signal) => {
            await storage.foreground.over(signal)
            await queue.run(async () => undefined)
          },
          alone: (work) => queue.run(work),
          longAgo,
        })
      : null
  const writer: DiskWriter = createDiskWriter({ storage, head, start, journal, copy })
  const missing = copy && tree ? healTree(copy, tree) : Promise.resolve([])
  let isOver = false
  const second = createSecondCopy({ queue, writer, onTwice: request.onTwice })

  async function healTree(behind: TreeCopy, files: FileTree): Promise<readonly string[]> {
    const found = await behind.heal().catch(() => [])
    // In turn with saves, none of which has anything staged while it is not running.
    const sweep = async () => (isOver ? undefined : sweepStaged(files, id, writer.state().manifest))
    await queue.run(sweep).catch(() => undefined)
    return found
  }

  return {
    id,
    role: 'writer',
    state: writer.state,
    missing: () => missing,
    lost: () => findLost(storage, id, writer.state().manifest.files),
    read: writer.read,
    bytes: writer.bytes,
    save: (save) =>
      queue.run(async () => {
        const outcome = await writer.save(save)
        second.follow()
        // Behind the acknowledgement; a switch that fails leaves the longer segment in use.
        if (outcome.ok) void queue.run(() => writer.tidy()).catch(() => undefined)
        return outcome
      }),
    tend: (work) => queue.run(() => work({ id, epoch: head.epoch })),
    storePicture: (image) => queue.run(() => storePictureOf(storage, { head, writer }, image)),
    follow: async () => false,
    async release() {
      // Outside of the queue, in which the copy waits for its turn.
      await copy?.stop()
      isOver = true
      await queue.run(async () => {
        await second.end()
        journal?.close()
        await lock.release()
      })
    },
  }
}
