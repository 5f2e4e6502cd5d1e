import { combine, fail, succeed } from '@pergola/contracts'
import type { Dispose, FileLike, LongWork, Outcome, ProjectSettings, ProjectsService } from '@pergola/contracts'
import type { TabBus } from '../bus.ts'
import { blobOf } from '../calls/blob-of.ts'
import type { Caller } from '../calls/caller.ts'
import type { Answer, InputOf, ValueOf } from '../calls/messages.ts'
import type { ProjectEvent, ProjectVerbs, SavedChange } from './project-verbs.ts'
import type { ProjectsStore } from './projects-store.ts'
import type { Taking } from '../storage/taking.ts'
import { rememberWriting } from './earlier-life.ts'
import type { EarlierLife } from './earlier-life.ts'
import { followBus } from './follow-bus.ts'
import { openAgain } from './open-again.ts'
import { savingVerbs } from './saving-service.ts'

export interface ProjectsServiceOptions {
  readonly bus: TabBus
  readonly store: ProjectsStore
  readonly caller: Caller<ProjectVerbs>
  readonly settings: () => ProjectSettings
  readonly earlierLife: EarlierLife
}

/** The projects service of a tab, and what the assets service shares of it. */
export interface ProjectsClient {
  readonly service: ProjectsService
  /** As the caller's, but opens the project again first when the worker that had it open was lost. */
  readonly ask: Ask
  readonly saved: (change: SavedChange) => void
  /** Looks again how much room there is. */
  readonly measure: () => Promise<void>
  readonly hear: (event: ProjectEvent) => void
  readonly lost: () => void
  readonly dispose: Dispose
}

export type Ask = <Verb extends keyof ProjectVerbs>(
  verb: Verb,
  input: InputOf<ProjectVerbs[Verb]>,
  work?: LongWork,
) => Promise<Answer<ValueOf<ProjectVerbs[Verb]>>>

export function createProjectsClient(options: ProjectsServiceOptions): ProjectsClient {
  const { bus, store, caller, earlierLife } = options
  const tab = crypto.randomUUID()
  let reopening: Promise<unknown> | null = null
  let isLost = false

  async function reopen(): Promise<void> {
    const { open } = store.state.getState()
    isLost = false
    if (!open) return
    const again = await caller.call('open', { id: open.id, taking: 'resume' })
    if (again.ok && again.value.ok) store.opened(again.value.value)
  }

  const ask: Ask = async (verb, input, work) => {
    if (isLost) reopening = reopen()
    if (verb !== 'open') await reopening
    return caller.call(verb, input, work)
  }

  const context: ServiceContext = { ...options, tab, ask, saved, measure }

  async function measure(): Promise<void> {
    const answer = await ask('storage', null)
    if (answer.ok) store.measured(answer.value)
  }

  function saved(change: SavedChange) {
    if (store.state.getState().storage?.isStorageFull) void measure()
    store.saved(change)
    const paths = Object.keys(change.sizes)
    const { id: projectId, revision } = change
    bus.emit('project.saved', { projectId, revision, paths })
    bus.emit('project.changed', { projectId })
    if (paths.some((path) => path.startsWith('assets/'))) bus.emit('assets.changed', { projectId })
  }

  const stopFollowing = combine(followBus(context), rememberWriting(store, earlierLife))
  return {
    ask,
    saved,
    measure,
    service: {
      state: store.state,
      ...workspaceVerbs(context),
      ...archiveVerbs(context),
      ...openVerbs(context),
      ...savingVerbs(context),
      ...pageVerbs(context),
      ...pictureVerbs(context),
      ...entryVerbs(context),
    },
    hear(event) {
      // It may come late: another project may be open by now.
      if (event.kind === 'role-changed' && store.state.getState().open?.id === event.open.id) store.opened(event.open)
      else if (event.kind === 'recovered') for (const summary of event.summaries) store.put(summary)
      else if (event.kind === 'files-missing') markMissing(store, event)
    },
    lost() {
      isLost = true
    },
    dispose: stopFollowing,
  }
}

export interface ServiceContext extends ProjectsServiceOptions {
  readonly tab: string
  readonly ask: Ask
  readonly saved: (change: SavedChange) => void
  readonly measure: () => Promise<void>
}

function markMissing(store: ProjectsStore, { id, paths }: { id: string; paths: readonly string[] }) {
  const { open } = store.state.getState()
  if (open?.id === id) store.opened({ ...open, missing: paths })
}

/** The answer of a verb that answers with an outcome; a lost or slow worker is one more way to fail. */
export function flat<Value, Failure extends string>(
  answer: Answer<Outcome<Value, Failure>>,
): Outcome<Value, Failure | 'worker-lost'> {
  if (answer.ok) return answer.value
  return fail('worker-lost', answer.detail ?? answer.failure)
}

interface Persistent {
  persist(): Promise<boolean>
}

type Pages = Pick<ProjectsService, 'createPage' | 'uploadPage' | 'removePage'>
type Workspace = Pick<ProjectsService, 'refresh' | 'create' | 'rename' | 'remove' | 'repair' | 'trust' | 'persist'>

function workspaceVerbs({ ask, store, bus, saved }: ServiceContext): Workspace {
  async function update(input: InputOf<ProjectVerbs['update']>) {
    const outcome = flat(await ask('update', input))
    if (!outcome.ok) return outcome
    saved(outcome.value)
    return succeed()
  }

  return {
    async refresh() {
      const answer = await ask('list', null)
      if (answer.ok) store.listed(answer.value.summaries, answer.value.storage)
      else store.failed()
    },
    async create({ name, description = '' }) {
      const outcome = flat(await ask('create', { name, description }))
      if (!outcome.ok) return outcome
      store.put(outcome.value)
      bus.emit('project.created', { projectId: outcome.value.id })
      return succeed({ id: outcome.value.id })
    },
    async rename(id, name) {
      return name.trim() === '' ? fail('name-empty') : update({ id, record: { name: name.trim() } })
    },
    async remove(id) {
      const outcome = flat(await ask('remove', { id }))
      if (!outcome.ok) return outcome
      store.removed(id)
      bus.emit('project.removed', { projectId: id })
      return outcome
    },
    async repair(id) {
      const outcome = flat(await ask('repair', { id }))
      if (!outcome.ok) return outcome
      store.put(outcome.value)
      if (store.state.getState().open?.id === id) await openAgain({ ask, store }, id)
      bus.emit('project.changed', { projectId: id })
      return succeed()
    },
    trust: (id) => update({ id, trust: 'trusted' }),
    // Asked for in the page: browsers tie it to the gesture, which does not reach a worker.
    persist: () => (navigator.storage as StorageManager & Persistent).persist(),
  }
}

function archiveVerbs({ ask, store, bus, settings }: ServiceContext): Pick<ProjectsService, 'importZip' | 'exportZip'> {
  return {
    async importZip(file, work) {
      const answer = await ask('importZip', { file: await blobOf(file), name: file.name ?? '' }, work)
      if (!answer.ok && answer.failure === 'cancelled') return fail('cancelled')
      const outcome = flat(answer)
      if (!outcome.ok) return outcome
      store.put(outcome.value)
      bus.emit('project.created', { projectId: outcome.value.id })
      return succeed({ id: outcome.value.id, restricted: outcome.value.trust === 'restricted' })
    },
    async exportZip(id, work) {
      const { unsaved } = work ?? {}
      const answer = await ask('exportZip', { id, settings: settings(), ...(unsaved && { unsaved }) }, work)
      if (!answer.ok && answer.failure !== 'worker-lost') return fail(answer.failure, answer.detail)
      return flat(answer)
    },
  }
}

type Opening = Pick<ProjectsService, 'open' | 'close' | 'takeOver' | 'readText' | 'readFile' | 'listRunnableContent'>

function openVerbs({ ask, store, bus, tab, earlierLife }: ServiceContext): Opening {
  const { state } = store

  const open = async (id: string, taking: Taking): ReturnType<ProjectsService['open']> => {
    const answer = await ask('open', { id, taking })
    if (!answer.ok) return fail(answer.failure === 'timed-out' ? 'timed-out' : 'worker-lost', answer.detail)
    store.opened(answer.value.ok ? answer.value.value : null)
    bus.follow(answer.value.ok ? id : null)
    return answer.value
  }

  const read = async (path: string): Promise<Outcome<Blob, 'file-missing' | 'worker-lost'>> => {
    const answer = await ask('read', { path })
    if (!answer.ok) return fail('worker-lost', answer.detail)
    return answer.value ? succeed(answer.value) : fail('file-missing', path)
  }

  return {
    open: (id) => open(id, earlierLife.read() === id ? 'resume' : 'try'),
    async close() {
      const { open: leaving } = state.getState()
      store.opened(null)
      await ask('close', null)
      if (leaving?.role === 'writer') bus.emit('writer.released', { projectId: leaving.id })
      bus.follow(null)
    },
    async takeOver() {
      const { open: opened } = state.getState()
      if (!opened) return fail('project-missing')
      if (opened.role === 'writer') return succeed(opened)
      bus.emit('writer.requested', { projectId: opened.id, tab })
      return open(opened.id, 'take')
    },
    async readText(path) {
      const outcome = await read(path)
      if (!outcome.ok) return outcome
      // Not `text()`: that would drop the mark at the start.
      return succeed(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await outcome.value.arrayBuffer()))
    },
    readFile: read,
    async listRunnableContent() {
      const answer = await ask('listRunnable', null)
      return answer.ok ? answer.value : []
    },
  }
}

function pageVerbs({ ask, saved }: ServiceContext): Pages {
  const add = async (name: string, file: FileLike | null): ReturnType<ProjectsService['createPage']> => {
    const outcome = flat(await ask('addPage', { name, file: file && (await blobOf(file)) }))
    if (!outcome.ok) return outcome
    saved(outcome.value.change)
    return succeed(outcome.value.page)
  }

  return {
    createPage: (name) => add(name, null),
    uploadPage: (file) => add((file.name ?? '').replace(/\.html?$/i, ''), file),
    async removePage(name) {
      const outcome = flat(await ask('removePage', { name }))
      if (!outcome.ok) return outcome
      saved(outcome.value)
      return succeed()
    },
  }
}

function pictureVerbs({
  ask,
  store,
  bus,
}: ServiceContext): Pick<ProjectsService, 'readScreenshot' | 'storeScreenshot'> {
  return {
    async readScreenshot(id) {
      const answer = await ask('readScreenshot', { id })
      return answer.ok ? answer.value : null
    },
    async storeScreenshot(id, image) {
      const outcome = flat(await ask('storeScreenshot', { id, image: await blobOf(image) }))
      if (!outcome.ok) return outcome
      store.saved(outcome.value)
      bus.emit('screenshot.stored', { projectId: id })
      return succeed()
    },
  }
}

function entryVerbs({
  ask,
  saved,
  store,
  bus,
}: ServiceContext): Pick<ProjectsService, 'listEntries' | 'readEntry' | 'removeEntry'> {
  return {
    async listEntries(path) {
      const answer = await ask('listEntries', { path })
      return answer.ok ? answer.value : []
    },
    async readEntry(path) {
      const answer = await ask('readEntry', { path })
      return answer.ok ? answer.value : null
    },
    async removeEntry(path) {
      const outcome = flat(await ask('removeEntry', { path }))
      if (!outcome.ok) return outcome
      if (outcome.value) saved(outcome.value)
      else {
        const id = path.replace(/^projects\/project-/, '')
        store.removed(id)
        bus.emit('project.removed', { projectId: id })
      }
      return succeed()
    },
  }
}
