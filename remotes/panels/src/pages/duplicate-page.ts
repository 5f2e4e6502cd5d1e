import { changePages, storeFirst } from './change-pages.ts'
import { messages, reasons } from './messages.ts'
import { openPage } from './open-page.ts'
import type { PageServices } from './page-services.ts'
import { tellWait } from './tell-wait.ts'

/** A second page like this one, in one step that can be undone; it is shown. */
export async function duplicatePage(name: string, services: PageServices): Promise<void> {
  const { projects, toasts } = services
  if (!projects.planPageCopy || !(await storeFirst(services))) return
  const plan = await tellWait(toasts, messages.duplicating, projects.planPageCopy(name))
  if (!plan.ok) {
    const isUnread = plan.failure === 'file-missing'
    return toasts.error(isUnread ? messages.notRead(name) : reasons[plan.failure], plan.detail)
  }
  const { page, change } = plan.value
  const problem = await changePages(services, change, messages.duplicateStep(name))
  if (problem !== null) return toasts.error(problem)
  toasts.success(messages.duplicated(name, page.name))
  await openPage(page.name, services)
}
