import { messages, reasons } from './messages.ts'
import type { MadePage } from './new-page.tsx'
import { openPage } from './open-page.ts'
import type { PageServices } from './page-services.ts'
import { isAboutName, refusalOf } from './refusal-of.ts'
import { showPage } from './show-page.ts'

/** Makes a page of the name that was typed, and shows it. */
export async function createPage(typed: string, services: PageServices): Promise<MadePage> {
  const { canvas, projects, settings, toasts } = services
  const outcome = await projects.createPage(typed)
  if (!outcome.ok) {
    const { failure, detail } = outcome
    const refusal = failure === 'page-exists' ? messages.taken(detail ?? typed.trim()) : refusalOf(failure, typed)
    if (isAboutName(failure)) return { made: false, problem: refusal }
    toasts.error(refusal, detail)
    return { made: false, problem: null }
  }
  toasts.success(messages.created)
  // Whoever saves by hand and has something unsaved stays with it: making a page asks nothing.
  const asks = canvas.state.getState().changed && !settings.state.getState().settings.enable_auto_save
  if (!asks) await openPage(outcome.value.name, services)
  return { made: true, problem: null }
}

/** The page that hosts show for addresses where nothing stands, with a ready section of it. */
export async function createMissingPage(services: PageServices): Promise<void> {
  const { canvas, projects, toasts } = services
  const outcome = await projects.createPage('404')
  if (!outcome.ok) return toasts.error(refusalOf(outcome.failure, '404'), outcome.detail)
  const { open } = projects.state.getState()
  const { name, helmet } = outcome.value
  const page = { ...outcome.value, helmet: { ...helmet, title: messages.missingTitle } }
  const titled = open && { projectId: open.id, files: {}, record: { pages: { ...open.project.pages, [name]: page } } }
  const saved = titled && (await projects.save({ ...titled, label: messages.titleStep(name) }))
  if (saved && !saved.ok) toasts.error(reasons[saved.failure], saved.detail)
  if (!(await openPage(name, services)) || !(await showPage(name, services))) return
  await canvas.loadBlocks?.('sections')
  const inserted = canvas.insertBlock('not-found/page-not-found')
  if (inserted.ok) toasts.success(messages.missingMade)
  else toasts.warning(messages.missingEmpty)
}
