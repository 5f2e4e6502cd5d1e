import { fail, storeWork as storePage, succeed, writeFailures } from '@pergola/contracts'
import type { FileChange, LongWork, Outcome, SaveFailure, Services, ToastsService } from '@pergola/contracts'
import { messages } from './messages.ts'
import type { ShownWork } from './use-long-work.ts'

type EditServices = Pick<Services, 'projects'> & Partial<Pick<Services, 'canvas'>>
type Done = Outcome<undefined, SaveFailure>
/** Or given up, with nothing changed. */
type DoneOrNot = Outcome<undefined, SaveFailure | 'cancelled'>

/** What is typed is stored before stored files are looked at. */
export async function storeWork({ canvas }: EditServices): Promise<Done> {
  return canvas?.state.getState().document ? storePage(canvas) : succeed()
}

interface Removal {
  readonly taken: readonly string[]
  /** Name of the step. */
  readonly label: string
}

/** Files of any kind go. Where a page is open that is a step of its history, so that undo brings them back. */
export async function removeStored(
  services: EditServices,
  { taken, label }: Removal,
  work: ShownWork = {},
): Promise<DoneOrNot> {
  const { canvas, projects } = services
  if (canUndo(services)) {
    const contents = Object.fromEntries(taken.map((path) => [path, null]))
    return changeInPage(services, { files: {}, contents }, { label, work: untilRead(work) }).finally(work.onSettled)
  }
  if (canvas?.state.getState().document) await storeWork(services)
  const removed = await projects.removeFiles(taken)
  return removed.ok ? succeed() : fail(removed.failure, removed.detail)
}

/** Once all is read that undo brings back, the rest can no longer be given up. */
function untilRead({ signal, onProgress, onSettled }: ShownWork): LongWork {
  return {
    ...(signal && { signal }),
    onProgress: (progress) => (progress.done < progress.total ? onProgress?.(progress) : onSettled?.()),
  }
}

export function sayRemoved(toasts: ToastsService, outcome: DoneOrNot, done: string): void {
  if (outcome.ok) toasts.success(done)
  else if (outcome.failure === 'cancelled') toasts.info(messages.nothingDeleted)
  else toasts.error(messages.notDeleted, writeFailures[outcome.failure])
}

/** Whether what happens to files is a step that can be taken back here. */
export function canUndo({ canvas }: EditServices): boolean {
  return canvas?.keepUploaded !== undefined && canvas.state.getState().document !== null
}

/** One step of the open page's history where a page is open, and stored at once. */
export async function changeFiles(services: EditServices, change: FileChange, label: string): Promise<Done> {
  const { canvas, projects } = services
  if (canvas?.changeFiles && canvas.state.getState().document) {
    const done = await changeInPage(services, change, { label })
    if (done.ok) return done
    // Nobody was given a way to give it up.
    return fail(done.failure === 'cancelled' ? 'worker-lost' : done.failure, done.detail)
  }
  const open = projects.state.getState().open
  if (!open) return fail('project-missing')
  const saved = await projects.save({ projectId: open.id, ...change })
  return saved.ok ? succeed() : fail(saved.failure, saved.detail)
}

interface Step {
  readonly label: string
  readonly work?: LongWork
}

async function changeInPage(services: EditServices, change: FileChange, { label, work }: Step): Promise<DoneOrNot> {
  const edited = await services.canvas?.changeFiles?.(change, label, work)
  if (edited?.ok) return storeWork(services)
  if (work?.signal?.aborted) return fail('cancelled')
  return fail(edited?.failure === 'worker-lost' ? 'worker-lost' : 'not-writer', edited?.detail)
}
