import {
  combine,
  fail,
  limits,
  succeed,
  type CanvasService,
  type Dispose,
  type Outcome,
  type Project,
  type SaveFailure,
  type SaveRequest,
} from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import { namesKey, namesOf, withNames } from './layer-names.ts'
import { messages } from './messages.ts'
import type { OpenPage } from './open-page.ts'

type SaveOutcome = Awaited<ReturnType<CanvasService['save']>>

export interface Saving {
  save(): Promise<SaveOutcome>
  dispose: Dispose
}

/** Top-level keys of the record that are others than when it was last stored. */
function changedKeys(record: Project, stored: Project): Partial<Project> {
  const keys = Object.keys(record).filter((key) => record[key] !== stored[key])
  return Object.fromEntries(keys.map((key) => [key, record[key]]))
}

/**
 * Pages come and go without the canvas, also while it holds edits of them: of the pages that are there now, those that
 * were edited here are stored as they are here.
 */
function withEditedPages(record: Partial<Project>, before: Project, now: Project | undefined): Partial<Project> {
  const { pages } = record
  if (!pages || !now) return record
  const edited = Object.entries(pages).filter(
    ([name, page]) => page !== before.pages[name] && Object.hasOwn(now.pages, name),
  )
  return { ...record, pages: { ...now.pages, ...Object.fromEntries(edited) } }
}

/** Elements move, and their names go by place: what the record says of them is put right as it is stored. */
function withCurrentNames(page: OpenPage, record: Partial<Project>): Partial<Project> {
  const names = page.labels.byPlace()
  if (JSON.stringify(names) === JSON.stringify(namesOf(page.project(), page.name))) return record
  return { ...record, [namesKey]: withNames(page.project(), page.name, names) }
}

interface Saved {
  readonly stored: Project
  readonly now: Project | undefined
}

function requestFor(page: OpenPage, pending: ReturnType<OpenPage['pending']>, { stored, now }: Saved): SaveRequest {
  const changed = pending.record ? changedKeys(pending.record, stored) : {}
  const record = withCurrentNames(page, withEditedPages(changed, stored, now))
  const request = { projectId: page.projectId, files: pending.files }
  return Object.keys(record).length > 0 ? { ...request, record } : request
}

async function store(core: CanvasCore, page: OpenPage, stored: { record: Project }): Promise<SaveOutcome> {
  const pending = page.pending()
  if (Object.keys(pending.files).length === 0 && !pending.record) {
    core.publish({ changed: false })
    return fail('nothing-changed')
  }
  const { revision } = core.store.getState()
  core.publish({ saving: true })
  const { projects } = core.services
  const now = projects.state.getState().open?.project
  const outcome = await projects.save(requestFor(page, pending, { stored: stored.record, now }))
  if (core.page !== page) return outcome.ok ? succeed(outcome.value) : outcome
  if (!outcome.ok) {
    core.publish({ saving: false })
    return outcome
  }
  page.markSaved(pending)
  stored.record = pending.record ?? stored.record
  // Edits made while the save was on its way are not in it.
  core.publish({ saving: false, savedAt: outcome.value.savedAt, changed: core.store.getState().revision !== revision })
  core.saved.emit()
  return succeed({ revision: outcome.value.revision, bytes: outcome.value.bytes })
}

/** Stores what changed: at once when asked, or when the hands have been still for a while. */
export function createSaving(core: CanvasCore): Saving {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<unknown> = Promise.resolve()
  const stored = new WeakMap<OpenPage, { record: Project }>()
  const automatic = () => core.services.settings.state.getState().settings.enable_auto_save

  async function run(): Promise<SaveOutcome> {
    core.settle.emit()
    const { page } = core
    if (!page) return fail('nothing-changed')
    if (core.store.getState().readOnly) return fail('not-writer')
    const known = stored.get(page) ?? { record: page.project() }
    return store(core, page, known)
  }

  /** One at a time, so that a later save never overtakes an earlier one. */
  function save(): Promise<SaveOutcome> {
    clearTimeout(timer)
    timer = undefined
    const next = running.then(run)
    running = next.catch(() => undefined)
    return next
  }

  /** Another tab takes over when this task ends: what is not stored is on its way to the worker before that. */
  function handOver(projectId: string): void {
    core.settle.emit()
    const { page } = core
    const { changed, readOnly } = core.store.getState()
    if (!page || page.projectId !== projectId || readOnly || !changed) return
    clearTimeout(timer)
    // Not behind a save that is under way: its answer would come too late.
    const outcome = store(core, page, stored.get(page) ?? { record: page.project() }).then(report)
    running = Promise.allSettled([running, outcome])
  }

  const report = (outcome: SaveOutcome) => reportUnasked(core, outcome)
  const saveByItself = () => save().then(report)

  let revision = core.store.getState().revision
  const stopWatching = core.store.subscribe((state) => {
    const { page } = core
    if (page && !stored.has(page)) stored.set(page, { record: page.project() })
    if (state.revision === revision) return
    revision = state.revision
    if (state.changed && !state.readOnly && automatic()) arm()
  })

  /** Not in the middle of a drag or a typed text: what is only shown so far is nobody's wish yet. */
  function arm(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const busy = core.store.getState().editingText || (core.page?.history.state.open ?? false)
      if (busy) arm()
      else void saveByItself()
    }, limits.storeDebounce)
  }

  const flush = () => {
    if (core.store.getState().changed && automatic() && !core.store.getState().readOnly) void saveByItself()
  }
  const dispose = combine(
    stopWatching,
    core.services.bus.on('writer.requested', ({ projectId }) => handOver(projectId)),
    listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && flush()),
    listen(window, 'pagehide', flush),
    () => clearTimeout(timer),
  )
  return { save, dispose }
}

/** Nobody asked, so that there was nothing to do is no news. */
function reportUnasked(core: CanvasCore, outcome: SaveOutcome): void {
  if (outcome.ok || outcome.failure !== 'nothing-changed') reportSave(core, outcome)
}

/** What a person hears of a save they asked for. */
export function reportSave(core: CanvasCore, outcome: Outcome<unknown, 'nothing-changed' | SaveFailure>): void {
  const { toasts } = core.services
  if (outcome.ok) toasts.success(messages.saved)
  else if (outcome.failure === 'nothing-changed') toasts.warning(messages.nothingChanged)
  else toasts.error(messages.failed, messages.reasons[outcome.failure])
}
