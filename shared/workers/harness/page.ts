import { assetsSuite, projectsSuite } from '@pergola/contracts/testing'
import type { ContractCase } from '@pergola/contracts/testing'
import { defaultSettings } from '@pergola/contracts'
import type { Outcome, SaveFailure } from '@pergola/contracts'
import type { Answer } from '../src/calls/messages.ts'
import { createBus, createWorkerServices } from '../src/client.ts'
import type { TabBus, WorkerServices } from '../src/client.ts'
import type { FolderPass, NewLink, PassRequest } from '../src/projects/folders/folder-pass.ts'
import { answerProjectFile } from '../src/service-worker/project-files.ts'
import { chooseBackEnd } from '../src/storage/back-end.ts'
import { createDatabase } from '../src/storage/database.ts'
import type { ProjectDatabase } from '../src/storage/database.ts'
import { createFileTree } from '../src/storage/file-tree.ts'
import type { FileTree } from '../src/storage/file-tree.ts'
import { costsNamed } from '../src/storage/history/costs-named.ts'
import { openDisk } from '../src/storage/open-disk.ts'
import type { ProjectDisk } from '../src/storage/project-disk.ts'
import { raiseEpoch, reserveProject } from '../src/storage/project-rows.ts'
import { createForeground } from '../src/storage/foreground.ts'
import { recoverProjects } from '../src/storage/recover-projects.ts'
import { markRemoval } from '../src/storage/removal-mark.ts'
import { createQuota } from '../src/storage/quota.ts'
import { createReserve } from '../src/storage/reserve.ts'
import { cuts } from './cut-import.ts'
import { startBrokenCalls, startSlowCalls } from './slow-calls.ts'

export interface TabServices extends WorkerServices {
  readonly lost: readonly string[]
  readonly bus: TabBus
}

/** What tests drive from outside: the real services, in a real page. */
export interface Harness {
  start(): TabServices
  runCase(name: string): Promise<void>
  /** A project with one saved file, open. Answers its id. */
  makeProject(services: TabServices, text: string): Promise<string>
  /** As the service worker would answer. */
  fetchFile(path: string, headers?: Record<string, string>): Promise<FetchedFile>
  database(): Promise<ProjectDatabase>
  tree(): Promise<FileTree>
  /** A save by a tab that has been fenced off without noticing. */
  saveWhenFenced(id: string): Promise<{ failure: SaveFailure | null; stored: string }>
  /** Second copies of files of the tree go, as ten minutes later. */
  letCopiesGo(): Promise<void>
  /** Open for writing in the page itself, whose clock a test can set. Answers how to give it free. */
  holdOpen(id: string): Promise<() => Promise<void>>
  /** As the worker does in a quiet moment. Answers whose journals were compacted. */
  compactJournals(): Promise<readonly string[]>
  /** As a deletion that was cut short, of a project whose last save was of this generation. */
  markRemoval(id: string, generation: number): Promise<void>
  leaveHalfMade(name: string): Promise<string>
  /** Whose journals the search for lost projects opens, where one project goes after the search has listed it. */
  journalsLookedInto(gone: string): Promise<readonly string[]>
  /** Whether a named version would be lost with what these files hold now. */
  costsNamed(id: string, replaced: readonly string[]): Promise<boolean>
  /** A folder of the private file system stands for one on the disk: the same interface. */
  folder(): Promise<FileTree>
  openFolder(): Promise<Outcome<NewLink, string>>
  passFolder(id: string, request?: Partial<PassRequest>): Promise<FolderPass | string>
  readonly cuts: typeof cuts
  readonly startSlowCalls: typeof startSlowCalls
  readonly startBrokenCalls: typeof startBrokenCalls
}

export interface FetchedFile {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

declare global {
  var harness: Harness
  var services: TabServices
}

const cases = new Map<string, ContractCase>()
const ends: (() => void)[] = []

function start(): TabServices {
  const lost: string[] = []
  const bus = createBus()
  const services = createWorkerServices({ bus, onLost: (reason) => void lost.push(reason) })
  ends.push(services.dispose, bus.dispose)
  return Object.assign(services, { lost, bus })
}

/** Everything stored goes, so that a case starts with nothing. */
async function startEmpty(): Promise<TabServices> {
  for (const dispose of ends.splice(0)) dispose()
  const services = start()
  await services.projects.refresh()
  for (const { id } of services.projects.state.getState().summaries) await services.projects.remove(id)
  return services
}

async function makeProject({ projects }: TabServices, text: string): Promise<string> {
  const created = await projects.create({ name: 'Bakery' })
  if (!created.ok) throw new Error(created.failure)
  await projects.open(created.value.id)
  const saved = await projects.save({ projectId: created.value.id, files: { 'css/index.css': text } })
  if (!saved.ok) throw new Error(saved.failure)
  return created.value.id
}

async function makeAssets() {
  const services = await startEmpty()
  await makeProject(services, '')
  return services.assets
}

for (const entry of projectsSuite(async () => (await startEmpty()).projects))
  cases.set(`projects: ${entry.name}`, entry)
for (const entry of assetsSuite(makeAssets)) cases.set(`assets: ${entry.name}`, entry)

const diskFolder = async () =>
  (await navigator.storage.getDirectory()).getDirectoryHandle('A folder on the disk', { create: true })

function valueOf<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(answer.detail ?? answer.failure)
  return answer.value
}

const folders: Pick<Harness, 'folder' | 'openFolder' | 'passFolder'> = {
  folder: async () => createFileTree(await diskFolder(), 'writable'),
  async openFolder() {
    const { ask, put } = globalThis.services.folders
    const opened = valueOf(await ask('openFolder', { handle: await diskFolder(), settings: defaultSettings() }))
    if (opened.ok) put(opened.value.summary)
    return opened
  },
  async passFolder(id, request = {}) {
    const { ask, saved } = globalThis.services.folders
    const nothing = { settings: defaultSettings(), throughCanvas: false, taken: {}, choices: [], agreed: [], kept: [] }
    const passed = valueOf(await ask('syncFolder', { ...nothing, ...request, id }))
    if (!passed.ok) return passed.failure
    for (const change of passed.value.changes) saved(change)
    return passed.value
  },
}

async function openDatabase(): Promise<ProjectDatabase> {
  const database = createDatabase()
  await database.dexie.open()
  return database
}

async function openHere(id: string): Promise<{ disk: ProjectDisk; database: ProjectDatabase }> {
  const database = await openDatabase()
  const quota = createQuota({ estimate: () => navigator.storage.estimate() })
  const backEnd = await chooseBackEnd()
  const reserve = createReserve(backEnd.tree)
  const storage = { database, backEnd, quota, reserve, foreground: createForeground() }
  const opened = await openDisk(storage, { id, taking: 'try', onLost: () => undefined })
  if (!opened.ok || opened.value.role !== 'writer') throw new Error('not open for writing')
  return { disk: opened.value, database }
}

globalThis.harness = {
  start,
  cuts,
  startSlowCalls,
  startBrokenCalls,
  makeProject,
  ...folders,
  runCase: async (name) => {
    const entry = cases.get(name)
    if (!entry) throw new Error(`no such case: ${name}`)
    await entry.run()
  },
  async fetchFile(path, headers = {}) {
    const response = await answerProjectFile(new Request(new URL(path, location.href), { headers }))
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    }
  },
  database: openDatabase,
  tree: async () => createFileTree(await navigator.storage.getDirectory(), 'writable'),
  async saveWhenFenced(id) {
    const { disk, database } = await openHere(id)
    await raiseEpoch(database, id)
    const outcome = await disk.save({ put: new Map([['css/index.css', new TextEncoder().encode('too late')]]) })
    const row = await database.files.get([id, 'css/index.css'])
    await disk.release()
    return { failure: outcome.ok ? null : outcome.failure, stored: new TextDecoder().decode(row?.bytes) }
  },
  async letCopiesGo() {
    const { secondCopies, dexie } = await openDatabase()
    await secondCopies.clear().finally(() => dexie.close())
  },
  async holdOpen(id) {
    const { disk, database } = await openHere(id)
    return async () => {
      await disk.release()
      database.dexie.close()
    }
  },
  async journalsLookedInto(gone) {
    const database = await openDatabase()
    const opened: string[] = []
    const whole = createFileTree(await navigator.storage.getDirectory(), 'writable')
    const list: FileTree['list'] = async (path) =>
      path === 'journals' ? [{ name: gone, kind: 'folder' }] : whole.list(path)
    const tree = { ...whole, list }
    const openSegments = async (id: string) => {
      opened.push(id)
      return null
    }
    const backEnd = { kind: 'writable', tree, openSegments } as const
    const quota = createQuota({ estimate: () => navigator.storage.estimate() })
    await recoverProjects({ database, backEnd, quota, reserve: createReserve(null), foreground: createForeground() })
    return opened
  },
  async costsNamed(id, replaced) {
    const database = await openDatabase()
    const before = (await database.manifests.get(id))!
    const generation = before.generation + 1
    const anew = replaced.map((path) => [path, { hash: path, size: 1, generation, where: 'database' }] as const)
    const after = { ...before, generation, files: new Map([...before.files, ...anew]) }
    return costsNamed(database, { id, before, after }).finally(() => database.dexie.close())
  },
  async compactJournals() {
    const worker = new Worker(new URL('./compact.worker.ts', import.meta.url), { type: 'module' })
    const done = await new Promise<readonly string[]>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      worker.postMessage(null, [])
    })
    worker.terminate()
    return done
  },
  async markRemoval(id, generation) {
    await markRemoval(await globalThis.harness.tree(), id, { generation })
  },
  async leaveHalfMade(name) {
    const database = await openDatabase()
    const services = globalThis.services.projects
    const made = await services.create({ name })
    if (!made.ok) throw new Error(made.failure)
    const row = await database.projects.get(Number(made.value.id))
    if (!row) throw new Error('no row')
    const files = ['assets/never.png', 'about.html'].map((path) => [path, { size: 1 }] as const)
    return reserveProject(database, { project: row.data, trust: 'own', files })
  },
}
