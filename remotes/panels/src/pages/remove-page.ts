import type { Page } from '@pergola/contracts'
import { changePages, storeFirst } from './change-pages.ts'
import { linkingPages } from './linking-pages.ts'
import { messages, reasons } from './messages.ts'
import { pagesIn } from './moved-pages.ts'
import type { PageServices } from './page-services.ts'
import { tellWait } from './tell-wait.ts'

type Pages = Readonly<Record<string, Page>>

/**
 * Asks, and deletes pages and all that are in folders, in one step that can be undone. The start page stays; it takes the
 * place of one that is open.
 */
export async function removePages(pages: Pages, keys: readonly string[], services: PageServices): Promise<void> {
  const { canvas, projects, dialogs, toasts } = services
  const names = pagesIn(pages, keys).filter((name) => name !== 'index')
  const [name] = names
  if (name === undefined) return void toasts.warning(messages.removeIndex)
  const plan = canvas.changeFiles ? projects.planPagesRemoval : undefined
  const users = await tellWait(toasts, messages.looking, linkingPages(names, pages, services))
  const isStep = plan !== undefined
  const question =
    names.length === 1 ? messages.removeQuestion(name, isStep) : messages.removeManyQuestion(names, isStep)
  const answer = await dialogs.confirm({
    title: messages.removeTitle,
    message: question + messages.linkedFrom(users, names.length),
    confirmLabel: messages.removeConfirm,
    cancelLabel: messages.cancel,
    danger: true,
  })
  if (answer !== 'confirm') return
  await (plan ? removeInStep(names, plan, services) : removeEach(names, services))
}

/** Where nothing keeps steps, each is a version of the history. */
async function removeEach(names: readonly string[], services: PageServices): Promise<void> {
  const { canvas, projects, navigation, toasts } = services
  for (const name of names) {
    const outcome = await tellWait(toasts, messages.removing, projects.removePage(name))
    if (!outcome.ok) return toasts.error(reasons[outcome.failure], outcome.detail)
    if (canvas.state.getState().document?.pageName === name) navigation.openPage('index')
  }
  toasts.success(messages.removed)
}

async function removeInStep(
  names: readonly string[],
  plan: NonNullable<PageServices['projects']['planPagesRemoval']>,
  services: PageServices,
): Promise<void> {
  const { toasts } = services
  if (!(await storeFirst(services))) return
  const planned = await tellWait(toasts, messages.removing, plan(names))
  if (!planned.ok) return toasts.error(reasons[planned.failure], planned.detail)
  const changed = changePages(services, planned.value, messages.removeStep(names))
  const problem = await tellWait(toasts, messages.removing, changed)
  if (problem === null) toasts.success(messages.removed)
  else toasts.error(problem)
}
