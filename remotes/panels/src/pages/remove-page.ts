import { outputPath } from '@pergola/site/project'
import { changePages, storeFirst } from './change-pages.ts'
import { messages, reasons } from './messages.ts'
import type { PageServices } from './page-services.ts'
import { tellWait } from './tell-wait.ts'

/** Asks, and deletes the page in one step that can be undone; the start page takes the place of one that is open. */
export async function removePage(name: string, services: PageServices): Promise<void> {
  const { canvas, projects, dialogs, navigation, toasts } = services
  const plan = canvas.changeFiles ? projects.planPageRemoval : undefined
  const users = await tellWait(toasts, messages.looking, linkingPages(name, services))
  const answer = await dialogs.confirm({
    title: messages.removeTitle,
    message: messages.removeQuestion(name, plan !== undefined) + messages.linkedFrom(users),
    confirmLabel: messages.removeConfirm,
    cancelLabel: messages.cancel,
    danger: true,
  })
  if (answer !== 'confirm') return
  if (plan) return removeInStep(name, plan, services)
  const outcome = await tellWait(toasts, messages.removing, projects.removePage(name))
  if (!outcome.ok) return toasts.error(reasons[outcome.failure], outcome.detail)
  toasts.success(messages.removed)
  if (canvas.state.getState().document?.pageName === name) navigation.openPage('index')
}

async function removeInStep(
  name: string,
  plan: NonNullable<PageServices['projects']['planPageRemoval']>,
  services: PageServices,
): Promise<void> {
  const { toasts } = services
  if (!(await storeFirst(services))) return
  const planned = await tellWait(toasts, messages.removing, plan(name))
  if (!planned.ok) return toasts.error(reasons[planned.failure], planned.detail)
  const changed = changePages(services, planned.value, messages.removeStep(name))
  const problem = await tellWait(toasts, messages.removing, changed)
  if (problem === null) toasts.success(messages.removed)
  else toasts.error(problem)
}

/** By what the stored pages say: a menu that is written out names the page it stands on as well. */
async function linkingPages(name: string, { projects }: PageServices): Promise<readonly string[]> {
  const page = projects.state.getState().open?.project.pages[name]
  if (!page) return []
  const uses = (await projects.fileUses?.([outputPath(page)])) ?? []
  return [...new Set(uses.flatMap(({ usedBy }) => usedBy))].filter((user) => user !== name)
}
