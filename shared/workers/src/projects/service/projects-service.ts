import { combine } from '@pergola/contracts'
import type { Dispose, ProjectsService } from '@pergola/contracts'
import { rememberWriting } from '../earlier-life.ts'
import { followBus } from '../follow-bus.ts'
import type { ProjectEvent } from '../project-verbs.ts'
import type { ProjectsStore } from '../projects-store.ts'
import { archiveVerbs } from './archives.ts'
import { entryVerbs } from './entries.ts'
import { createHistory } from './history.ts'
import { openVerbs } from './opening.ts'
import { pageVerbs } from './pages.ts'
import { savingVerbs } from './saving.ts'
import { pictureVerbs } from './screenshots.ts'
import type { Ask, ProjectsServiceOptions, ServiceContext } from './service-context.ts'
import { workspaceVerbs } from './workspace.ts'
import type { SavedChange } from '../saved-change.ts'

/** The projects service of a tab, and what the assets service shares of it. */
export interface ProjectsClient {
  readonly service: ProjectsService
  /** As the caller's, but opens the project again first when the worker that had it open was lost. */
  readonly ask: Ask
  readonly saved: (change: SavedChange) => void
  /** Looks again how much space there is. */
  readonly measure: () => Promise<void>
  readonly hear: (event: ProjectEvent) => void
  readonly lost: () => void
  readonly dispose: Dispose
}

export function createProjectsClient(options: ProjectsServiceOptions): ProjectsClient {
  const { bus, store, earlierLife } = options
  const tab = crypto.randomUUID()
  const { ask, lost } = createAsk(options)
  const context: ServiceContext = { ...options, tab, ask, saved, measure }

  async function measure(): Promise<void> {
    const answer = await ask('storage', null)
    if (answer.ok) store.measured(answer.value)
  }

  function saved(change: SavedChange) {
    if (store.state.getState().storage?.isStorageFull) void measure()
    store.saved(change)
    history.follow(change)
    const paths = Object.keys(change.sizes)
    const { id: projectId, revision } = change
    bus.emit('project.saved', { projectId, revision, paths })
    bus.emit('project.changed', { projectId })
    if (paths.some((path) => path.startsWith('assets/'))) bus.emit('assets.changed', { projectId })
  }

  const history = createHistory(context)
  const stopFollowing = combine(history.dispose, followBus(context), rememberWriting(store, earlierLife))
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
      history: history.service,
    },
    hear(event) {
      // It may come late: another project may be open by now.
      if (event.kind === 'role-changed' && store.state.getState().open?.id === event.open.id) store.opened(event.open)
      else if (event.kind === 'recovered') store.recovered(event)
      else if (event.kind === 'files-missing') markMissing(store, event)
      else if (event.kind === 'stored-twice') store.storedTwice(event.id)
    },
    lost,
    dispose: stopFollowing,
  }
}

interface Refused {
  readonly failure: string
}

/** Opens the project again before whoever asks first after the worker was lost. */
function createAsk({ store, caller }: ProjectsServiceOptions): { readonly ask: Ask; readonly lost: () => void } {
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
    const answer = await caller.call(verb, input, work)
    // Whoever asked for the write: the next one will find no space either.
    if (answer.ok && (answer.value as Partial<Refused> | null)?.failure === 'storage-full') store.full()
    return answer
  }

  return { ask, lost: () => void (isLost = true) }
}

function markMissing(store: ProjectsStore, { id, paths }: { id: string; paths: readonly string[] }) {
  const { open } = store.state.getState()
  if (open?.id === id) store.opened({ ...open, missing: paths })
}
