import { fail, storeWork, succeed } from '@pergola/contracts'
import type { CanvasService, Outcome } from '@pergola/contracts'
import type { ProjectSteps, SiteChange } from '@pergola/site/document'
import { messages } from '../document/messages.ts'
import { requestFor } from '../document/save-request.ts'
import type { OpenPage } from '../document/open-page.ts'
import { reportSave } from '../document/saving.ts'
import type { CanvasCore, LeavingStep } from './canvas-core.ts'

interface Leaving {
  readonly step: LeavingStep
  readonly save: CanvasService['save']
  /** The page rests with what went along before the step; the steps go along to the page that is opened next. */
  leave(page: OpenPage, went: ProjectSteps, steps: ProjectSteps): void
}

/**
 * Does a step after which the open page has another name, or is not there: nothing could show its document any more. So
 * the step is done aside and taken back at once, what it does is stored, and the page is opened by the name that it has
 * now, with the step in its history. Where it is not stored, nothing has happened.
 */
export async function leavePage(
  core: CanvasCore,
  { step, save, leave }: Leaving,
): Promise<Outcome<undefined, 'not-allowed'>> {
  const { page } = core
  if (!page) return fail('not-allowed')
  const { undoStep, redoStep } = page.history.state
  const label = labelOf(page, step)
  core.publish({ phase: 'loading' })
  const kept = await storeWork({ save })
  const { state } = page.history
  const isSame = core.page === page && state.undoStep === undoStep && state.redoStep === redoStep
  if (!kept.ok || !isSame) return stay(core, page)
  const { steps, name, request } = goAside(core, page, step)
  const outcome = await core.services.projects.save({ ...request, label })
  if (core.page !== page) return fail('not-allowed')
  if (!outcome.ok) {
    reportSave(core, outcome)
    return stay(core, page)
  }
  leave(page, page.projectSteps(), steps)
  core.services.navigation.openPage(name)
  return succeed()
}

function stay(core: CanvasCore, page: OpenPage): Outcome<undefined, 'not-allowed'> {
  if (core.page === page) core.publish({ phase: 'ready' })
  return fail('not-allowed')
}

/** What the version is called. */
function labelOf({ history }: OpenPage, step: LeavingStep): string {
  const { undoLabel, redoLabel } = history.state
  if (step === 'undo') return messages.undone(undoLabel ?? '')
  return step === 'redo' ? (redoLabel ?? '') : step.label
}

function go({ history }: OpenPage, step: LeavingStep): readonly SiteChange[] {
  return typeof step === 'string' ? history[step]() : history.run(step.label, step.operations)
}

/** What the step does, found by doing it; the page is as it was before. */
function goAside(core: CanvasCore, page: OpenPage, step: LeavingStep) {
  const stored = page.project()
  const now = core.services.projects.state.getState().open?.project
  const { id } = page.record
  page.quietly(go(page, step))
  try {
    const request = requestFor(page, page.pending(), { stored, now, isDrawn: false })
    return { steps: page.projectSteps(), name: nameAfter(page, id), request }
  } finally {
    page.quietly(go(page, step === 'undo' ? 'redo' : 'undo'))
  }
}

/** A page that is gone leaves the start page to be shown. */
function nameAfter(page: OpenPage, id: string): string {
  return Object.values(page.project().pages).find((each) => each.id === id)?.name ?? 'index'
}
