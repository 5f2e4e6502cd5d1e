import { fail, limits } from '@pergola/contracts'
import type { OpenFailure, Outcome, ProjectsState, ProjectSummary, SaveFailure } from '@pergola/contracts'
import { chooseBackEnd } from '../storage/back-end.ts'
import { createDatabase } from '../storage/database.ts'
import { createForeground } from '../storage/foreground.ts'
import { openDisk } from '../storage/open-disk.ts'
import type { OpenRequest } from '../storage/open-disk.ts'
import type { Taking } from '../storage/taking.ts'
import { openReader } from '../storage/read-disk.ts'
import type { ProjectDisk, Saved, StorageHandle } from '../storage/project-disk.ts'
import { readVerified } from '../storage/project-rows.ts'
import { createQuota } from '../storage/quota.ts'
import { createReserve } from '../storage/reserve.ts'
import { sweepScratch } from '../storage/sweep-scratch.ts'
import { SaveRefusal } from '../storage/storage-failure.ts'
import { messages } from './messages.ts'
import { createProjectTexts } from './project-texts.ts'
import type { ProjectTexts } from './project-texts.ts'
import type { ProjectEvent } from './project-verbs.ts'
import { createActiveProject } from './active-project.ts'
import type { SavedChange } from './saved-change.ts'
import { fetchPart } from '../calls/fetch-part.ts'

/** What all verbs of the project worker stand on: the storage, and the one project that is open in this tab. */
export interface WorkerContext {
  readonly texts: ProjectTexts
  /** Opens the database first where it is not open. */
  storage(): Promise<StorageHandle>
  /** How far the search for lost projects is. */
  recovery(): NonNullable<ProjectsState['recovery']>
  /** As `storage`, after lost projects were looked for: their ids must not be given away. */
  recoveredStorage(): Promise<StorageHandle>
  current(): ProjectDisk | null
  /** As `current`; one that is being opened or given away in this moment is waited for. */
  settled(): Promise<ProjectDisk | null>
  open(id: string, taking: Taking): Promise<Outcome<ProjectDisk, OpenFailure>>
  close(): Promise<void>
  /** Stops writing and reads on. */
  yield(): Promise<ProjectDisk | null>
  /** Lends the project for a piece of work, opened for it where it is not open; not to be had while another tab writes. */
  borrow<Value, Failure extends string>(
    id: string,
    work: (disk: ProjectDisk) => Promise<Outcome<Value, Failure>>,
  ): Promise<Outcome<Value, Failure | SaveFailure>>
  /** Lends any project for reading, whoever writes it. */
  lookAt<Value, Failure extends string>(
    id: string,
    work: (disk: ProjectDisk) => Promise<Outcome<Value, Failure>>,
  ): Promise<Outcome<Value, Failure | OpenFailure>>
}

/** Milliseconds. Whoever comes to work has begun by then. */
const compactAfter = 30_000

export function createWorkerContext(tell: (event: ProjectEvent) => void): WorkerContext {
  const source = createStorageSource(tell)
  const { storage, recoveredStorage, recovery } = source
  const active = createActiveProject(source, tell)
  setTimeout(() => void compact().catch((error) => console.warn('storage: journals', error)), compactAfter)

  /** Of what is not open here; while one is compacted this tab opens none. */
  async function compact(): Promise<void> {
    const here = await recoveredStorage()
    const { compactJournals } = await fetchPart(() => import('../storage/compact-journals.ts'))
    await compactJournals(here, new AbortController().signal, (id, work) =>
      active.inTurn(async (disk) => disk?.id !== id && work()),
    )
  }

  return {
    texts: createProjectTexts(),
    storage,
    recoveredStorage,
    recovery,
    current: active.current,
    settled: async () => active.current() ?? active.inTurn(async (disk) => disk),
    open: active.open,
    close: active.close,
    yield: active.yield,
    // In turn with openings: a project lent for a moment must not look as if another tab wrote it.
    borrow: (id, work) =>
      active.inTurn(async (disk) => (disk?.id === id ? work(disk) : openBriefly(await storage(), id, work))),
    async lookAt(id, work) {
      const here = await storage()
      const disk = active.current()
      if (disk?.id === id) return work(disk)
      // What is not whole is healed first, or told from what is lost, unless another tab writes it.
      const isWhole = (await readVerified(here.database, id)) !== null
      const opened = await (isWhole ? openReader(here, id) : openDisk(here, brief(id)))
      if (!opened.ok) return opened
      return work(opened.value).finally(() => opened.value.release())
    },
  }
}

function brief(id: string): OpenRequest {
  return { id, taking: 'try', onLost: () => undefined, isBrief: true }
}

async function openBriefly<Value, Failure extends string>(
  storage: StorageHandle,
  id: string,
  work: (disk: ProjectDisk) => Promise<Outcome<Value, Failure>>,
): Promise<Outcome<Value, Failure | SaveFailure>> {
  const opened = await openDisk(storage, brief(id))
  if (!opened.ok) return fail(failureOfOpening(opened.failure), opened.detail)
  if (opened.value.damage) return fail('write-failed', messages.damaged)
  try {
    return await work(opened.value)
  } finally {
    await opened.value.release()
  }
}

function failureOfOpening(failure: OpenFailure): SaveFailure {
  return failure === 'not-initialised' || failure === 'damaged' ? 'write-failed' : failure
}

function createStorageSource(
  tell: (event: ProjectEvent) => void,
): Pick<WorkerContext, 'storage' | 'recoveredStorage' | 'recovery'> {
  const making = openStorage()
  let recovering: Promise<void> | null = null
  let recovery: NonNullable<ProjectsState['recovery']> = 'running'

  function end(now: 'done' | 'failed', summaries: readonly ProjectSummary[] = []) {
    recovery = now
    tell({ kind: 'recovered', summaries, recovery })
  }

  async function storage(): Promise<StorageHandle> {
    const made = await making
    if (made.database.isOutdated()) throw new SaveRefusal('write-failed', messages.outdated)
    if (!made.database.dexie.isOpen()) await made.database.dexie.open()
    return made
  }

  async function recover(): Promise<void> {
    const here = await storage()
    const { recoverProjects } = await fetchPart(() => import('../storage/recover-projects.ts'))
    const { recovered, failure } = await recoverProjects(here)
    end(failure ? 'failed' : 'done', recovered)
    await sweepScratch(here.backEnd.tree)
    setInterval(() => void sweepScratch(here.backEnd.tree).catch(() => false), limits.temporary.sweep)
    await here.reserve.keep()
    // The id of a project that could not be looked at must not be given away.
    if (failure) throw failure.error
  }

  return {
    storage,
    recovery: () => recovery,
    async recoveredStorage() {
      // What could not be fetched or read in this moment is tried again with the next call.
      recovering ??= recover().catch((error: unknown) => {
        recovering = null
        if (recovery === 'running') end('failed')
        throw error
      })
      await recovering
      return storage()
    },
  }
}

async function openStorage(): Promise<StorageHandle> {
  const database = createDatabase()
  const backEnd = await chooseBackEnd()
  const { storage } = navigator
  const quota = createQuota({ estimate: () => storage.estimate(), persisted: () => storage.persisted() })
  return { database, backEnd, quota, reserve: createReserve(backEnd.tree), foreground: createForeground() }
}

export function changeOf(disk: ProjectDisk, saved: Saved, record: boolean): SavedChange {
  const { project, trust, manifest, summary } = disk.state()
  const sizes = Object.fromEntries(saved.paths.map((path) => [path, manifest.files.get(path)?.size ?? null]))
  const { paths: _paths, ...receipt } = saved
  return { id: disk.id, ...receipt, sizes, project: record ? project : null, trust, summary }
}
