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
  type UnsavedWork,
} from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import { createIdleTimer } from './idle-timer.ts'
import { messages as structure } from '../structure/messages.ts'
import { messages } from './messages.ts'
import { createRetriedSaves } from './retry-saves.ts'
import { requestFor, unsavedOf } from './save-request.ts'
import type { OpenPage } from './open-page.ts'

type SaveOutcome = Awaited<ReturnType<CanvasService['save']>>

export interface Saving {
  save(): Promise<SaveOutcome>
  /** Nobody waits for the answer; only a failure is told. */
  storeNow(): void
  unsaved(): UnsavedWork | null
  dispose: Dispose
}

interface Stored {
  record: Project
}

/** Whether the page is edited, or a text of it typed on, from now until the end. Not every new revision is an edit. */
function watchEdits(core: CanvasCore, page: OpenPage): { left(): boolean; end: Dispose } {
  const { revision } = core.store.getState()
  let isTypedOn = false
  const end = core.typed.on(() => (isTypedOn = true))
  return { end, left: () => isTypedOn || (core.store.getState().revision !== revision && page.isChanged()) }
}

/** What the version is called that the page is stored as. */
function labelOf({ history }: OpenPage): string | null {
  const undone = history.undoneWork()
  return undone === null ? history.labelOfWork() : messages.undone(undone)
}

async function store(core: CanvasCore, page: OpenPage, stored: Stored): Promise<SaveOutcome> {
  const typed = core.typing?.() ?? []
  const pending = page.pending(typed)
  const { moved, given } = pending.stored
  if (Object.keys(pending.files).length + moved.size + given.size === 0 && !pending.record) {
    core.publish({ changed: false })
    return fail('nothing-changed')
  }
  const edits = watchEdits(core, page)
  core.publish({ saving: true })
  const { projects } = core.services
  const now = projects.state.getState().open?.project
  const label = typed.length > 0 ? structure.text : labelOf(page)
  const request = requestFor(page, pending, { stored: stored.record, now })
  const outcome = await projects.save({ ...request, ...(label && { label }) }).finally(edits.end)
  if (core.page !== page) return outcome.ok ? succeed(outcome.value) : outcome
  if (!outcome.ok) {
    core.publish({ saving: false })
    return outcome
  }
  page.markSaved(pending)
  stored.record = pending.record ?? stored.record
  // Edits made while the save was on its way are not in it.
  core.publish({ saving: false, savedAt: outcome.value.savedAt, changed: edits.left() })
  core.saved.emit()
  return succeed({ revision: outcome.value.revision, bytes: outcome.value.bytes })
}

/** What had to wait until auto save is turned on is stored as well; what is due when it is turned off, at once. */
function onAutoSave(core: CanvasCore, automatic: () => boolean, save: Record<'soon' | 'now', () => unknown>): Dispose {
  let before = automatic()
  return core.services.settings.state.subscribe(() => {
    const isOn = automatic()
    const { changed, readOnly } = core.store.getState()
    if (isOn !== before && changed && !readOnly) save[isOn ? 'soon' : 'now']()
    before = isOn
  })
}

/** When the page is stored by itself: after the hands have rested, and now and then while they do not. */
function createTimers(core: CanvasCore, automatic: () => boolean, save: () => Promise<unknown>) {
  const resting = createIdleTimer(limits.storeDebounce, core.isBusy, () => void save())
  const typing = createIdleTimer(limits.typingStore, core.isBusy, () => void save())
  const stopListening = core.typed.on(() => {
    core.publish({ changed: true })
    if (!automatic()) return
    resting.arm()
    typing.start()
  })
  const stopFollowing = onAutoSave(core, automatic, { soon: resting.arm, now: save })
  const stop = combine(stopListening, stopFollowing)
  // Again and again: what is combined ends once.
  function disarm(): void {
    resting.disarm()
    typing.disarm()
  }
  return { arm: resting.arm, disarm, stopListening: stop }
}

/** Stores what changed: at once when asked, or when the hands have been still for a while. */
export function createSaving(core: CanvasCore): Saving {
  let running: Promise<unknown> = Promise.resolve()
  const stored = new WeakMap<OpenPage, Stored>()
  const automatic = () => core.services.settings.state.getState().settings.enable_auto_save

  async function run(): Promise<SaveOutcome> {
    const { page } = core
    if (!page) return fail('nothing-changed')
    if (core.store.getState().readOnly) return fail('not-writer')
    const known = stored.get(page) ?? { record: page.project() }
    return store(core, page, known)
  }

  /** One at a time, so that a later save never overtakes an earlier one. */
  function enqueue(): Promise<SaveOutcome> {
    disarm()
    const next = running.then(run)
    running = next.then(retried.heard).catch(() => undefined)
    return next
  }

  function save(): Promise<SaveOutcome> {
    core.settle.emit()
    return enqueue()
  }

  /** Another tab takes over when this task ends: what is not stored is on its way to the worker before that. */
  function handOver(projectId: string): void {
    core.settle.emit()
    const { page } = core
    const { changed, readOnly } = core.store.getState()
    if (!page || page.projectId !== projectId || readOnly || !changed) return
    disarm()
    // Not behind a save that is under way: its answer would come too late.
    const outcome = store(core, page, stored.get(page) ?? { record: page.project() }).then(report)
    running = Promise.allSettled([running, outcome])
  }

  const report = createReport(core)
  // Nobody asked for it, so a text that is being typed goes on under it, and so does a value that is being dragged.
  const saveByItself = () => enqueue().then(report)
  const retried = createRetriedSaves(core, saveByItself)
  const { arm, disarm, stopListening } = createTimers(core, automatic, saveByItself)

  let revision = core.store.getState().revision
  const stopWatching = core.store.subscribe((state) => {
    const { page } = core
    if (page && !stored.has(page)) stored.set(page, { record: page.project() })
    if (state.revision === revision) return
    revision = state.revision
    if (state.changed && !state.readOnly && automatic()) arm()
  })

  const flush = () => {
    core.settle.emit()
    if (core.store.getState().changed && automatic() && !core.store.getState().readOnly) void saveByItself()
  }
  const dispose = combine(
    stopWatching,
    stopListening,
    core.services.bus.on('writer.requested', ({ projectId }) => handOver(projectId)),
    listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && flush()),
    listen(window, 'pagehide', flush),
    retried.dispose,
    disarm,
  )
  const unsaved = () => unsavedOf(core, core.page ? stored.get(core.page)?.record : undefined)
  return { save, storeNow: () => void saveByItself(), unsaved, dispose }
}

/** Nobody asked: what went well stands in the bar, and that it still fails as it did is no news. */
function createReport(core: CanvasCore): (outcome: SaveOutcome) => void {
  let told: string | null = null
  return (outcome) => {
    const failure = outcome.ok ? null : outcome.failure
    if (failure === 'nothing-changed') return
    const isNews = failure !== null && failure !== told
    told = failure
    if (isNews) reportSave(core, outcome)
  }
}

/** What a person hears of a save they asked for. */
export function reportSave(core: CanvasCore, outcome: Outcome<unknown, 'nothing-changed' | SaveFailure>): void {
  const { toasts } = core.services
  if (outcome.ok) toasts.success(messages.saved)
  else if (outcome.failure === 'nothing-changed') toasts.warning(messages.nothingChanged)
  else toasts.error(messages.failed, messages.reasons[outcome.failure])
}
