import type { HomePageWish, Page } from '@pergola/contracts'
import { changePages, storeFirst } from './change-pages.ts'
import { messages } from './messages.ts'
import type { PageServices } from './page-services.ts'
import { refusalOf } from './refusal-of.ts'
import { tellWait } from './tell-wait.ts'
import type { DuringWork } from './use-page-work.ts'

/**
 * Makes another page the first one of the site, with all addresses that follow: one step that can be undone. Answers it; null
 * where nothing was changed, which is told.
 */
export async function setHomePage(
  wish: HomePageWish,
  during: DuringWork,
  services: PageServices,
): Promise<Page | null> {
  const { projects, toasts } = services
  const plan = projects.planHomePage
  if (!plan || !(await storeFirst(services))) return null
  const said = messages.settingHome
  const planned = await during(said, (work) => tellWait(toasts, said, plan(wish, work)))
  if (!planned.ok) {
    const { failure, detail } = planned
    if (failure === 'cancelled') toasts.info(messages.homeStays)
    else if (failure === 'page-exists') toasts.error(messages.taken(detail ?? wish.formerName))
    else toasts.error(refusalOf(failure, wish.formerName), detail)
    return null
  }
  const { home, former, change, followed, scripts } = planned.value
  const problem = await tellWait(toasts, said, changePages(services, change, messages.homeStep(wish.name)))
  if (problem !== null) {
    toasts.error(problem)
    return null
  }
  toasts.success(messages.homeSet(wish.name, former.name, followed))
  if (scripts.length > 0) toasts.warning(messages.spelledOut(scripts))
  return home
}
