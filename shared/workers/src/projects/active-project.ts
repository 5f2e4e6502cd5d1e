import type { OpenFailure, Outcome } from '@pergola/contracts'
import { openDisk } from '../storage/open-disk.ts'
import type { Taking } from '../storage/taking.ts'
import type { ProjectDisk, StorageHandle } from '../storage/project-disk.ts'
import { createQueue } from '../storage/queue.ts'
import { openReader } from '../storage/read-disk.ts'
import { waitForTurn } from '../storage/wait-for-turn.ts'
import { openProjectOf } from './open-project-of.ts'
import type { ProjectEvent } from './project-verbs.ts'

/** The one project that is open in this tab, written or followed; openings and closings come one after another. */
export interface ActiveProject {
  current(): ProjectDisk | null
  open(id: string, taking: Taking): Promise<Outcome<ProjectDisk, OpenFailure>>
  close(): Promise<void>
  /** Stops writing and reads on. */
  yield(): Promise<ProjectDisk | null>
  inTurn<Value>(work: (disk: ProjectDisk | null) => Promise<Value>): Promise<Value>
}

/** Where projects are kept, as the worker context knows it. */
interface StorageSource {
  storage(): Promise<StorageHandle>
  /** As `storage`, after lost projects were looked for. */
  recoveredStorage(): Promise<StorageHandle>
}

interface Holding {
  readonly source: StorageSource
  readonly tell: (event: ProjectEvent) => void
  readonly turns: ReturnType<typeof createQueue>
  disk: ProjectDisk | null
  /** Aborted when the project is no longer followed. */
  following: AbortController
}

export function createActiveProject(source: StorageSource, tell: Holding['tell']): ActiveProject {
  const turns = createQueue()
  const holding: Holding = { source, tell, turns, disk: null, following: new AbortController() }
  return {
    current: () => holding.disk,
    open: (id, taking) => turns.run(() => take(holding, id, taking)),
    close: () => turns.run(() => close(holding)),
    yield: () => turns.run(() => becomeReader(holding)),
    inTurn: (work) => turns.run(() => work(holding.disk)),
  }
}

async function close(holding: Holding) {
  const leaving = holding.disk
  holding.following.abort()
  holding.disk = null
  await leaving?.release()
}

async function take(holding: Holding, id: string, taking: Taking): Promise<Outcome<ProjectDisk, OpenFailure>> {
  await close(holding)
  const outcome = await openHere(holding, id, taking)
  if (!outcome.ok) return outcome
  keep(holding, outcome.value)
  if (outcome.value.role === 'reader' && !outcome.value.damage) waitToWrite(holding, outcome.value, taking)
  return outcome
}

async function openHere(holding: Holding, id: string, taking: Taking): Promise<Outcome<ProjectDisk, OpenFailure>> {
  let opened: ProjectDisk | null = null
  const onLost = () => void holding.turns.run(() => lose(holding, opened))
  const onTwice = () => holding.tell({ kind: 'stored-twice', id })
  const request = { id, taking, onLost, onTwice }
  const first = await openDisk(await holding.source.storage(), request)
  // By its address, before what the browser has lost or not finished was looked for: it may be found.
  const mayBeFound = !first.ok && (first.failure === 'project-missing' || first.failure === 'not-initialised')
  const outcome = mayBeFound ? await openDisk(await holding.source.recoveredStorage(), request) : first
  if (outcome.ok) opened = outcome.value
  return outcome
}

function keep(holding: Holding, opened: ProjectDisk) {
  holding.disk = opened
  const { id } = opened
  void opened.missing().then((paths) => {
    if (paths.length > 0 && holding.disk === opened) holding.tell({ kind: 'files-missing', id, paths })
  })
}

async function lose(holding: Holding, lost: ProjectDisk | null) {
  if (holding.disk !== lost) return
  const reader = await becomeReader(holding)
  if (reader) holding.tell({ kind: 'role-changed', open: openProjectOf(reader) })
}

/** The project is given free and followed from now on. */
async function becomeReader(holding: Holding): Promise<ProjectDisk | null> {
  const { id } = holding.disk ?? {}
  await close(holding)
  const opened = id === undefined ? null : await openReader(await holding.source.storage(), id)
  holding.disk = opened?.ok ? opened.value : null
  if (holding.disk) waitToWrite(holding, holding.disk, 'try')
  return holding.disk
}

/** A project that is followed becomes this tab's to write when nobody else has it. */
function waitToWrite(holding: Holding, { id }: ProjectDisk, taking: Taking) {
  const { signal } = (holding.following = new AbortController())
  const attempt = () => holding.turns.run(async () => signal.aborted || promote(holding, id))
  void waitForTurn({ projectId: id, signal, isResuming: taking === 'resume', attempt })
}

/** False when another tab was faster. A project that cannot be opened is not tried again: it may be gone. */
async function promote(holding: Holding, id: string): Promise<boolean> {
  const outcome = await openHere(holding, id, 'try')
  if (!outcome.ok) return true
  // Who waits for a damaged project waits for somebody to repair it, who will tell.
  if (outcome.value.role === 'reader' && !outcome.value.damage) return false
  keep(holding, outcome.value)
  holding.tell({ kind: 'role-changed', open: openProjectOf(outcome.value) })
  return true
}
