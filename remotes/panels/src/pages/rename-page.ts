import { fail } from '@pergola/contracts'
import type { Outcome, Page, PageFailure, PlannedRename, RenamedPage } from '@pergola/contracts'
import { changePages, storeFirst } from './change-pages.ts'
import { messages } from './messages.ts'
import type { PageServices } from './page-services.ts'
import { refusalOf } from './refusal-of.ts'
import { tellWait } from './tell-wait.ts'
import type { DuringWork } from './use-page-work.ts'

interface Renaming {
  /** As typed. */
  readonly to: string
  readonly during: DuringWork
}

/**
 * Gives the page another name, in another folder where the name says one. All that follows is one step that can be taken
 * back; the page goes on under its new name where it is open. Answers it; null where nothing was changed, which is
 * told.
 */
export async function renamePage(name: string, { to, during }: Renaming, services: PageServices): Promise<Page | null> {
  const { canvas, projects, toasts } = services
  if (to.trim().toLowerCase() === name || !(await storeFirst(services))) return null
  const plan = projects.planPageRename && canvas.changeFiles ? projects.planPageRename : null
  if (!plan) return renameStored(name, to, services)
  const planned = await during(messages.renaming, (work) => tellWait(toasts, messages.renaming, plan(name, to, work)))
  if (!planned.ok) {
    const { failure, detail } = planned
    if (failure === 'cancelled') toasts.info(messages.notRenamed)
    else sayRefusal(fail(failure, detail), to, services)
    return null
  }
  const { page, change } = planned.value
  const problem = await tellWait(
    toasts,
    messages.renaming,
    changePages(services, change, messages.renameStep(name, page.name)),
  )
  if (problem === null) sayRenamed(name, planned.value, services)
  else toasts.error(problem)
  return problem === null ? page : null
}

function sayRefusal({ failure, detail }: Refusal, to: string, { toasts }: PageServices): void {
  toasts.error(failure === 'page-index' ? messages.indexKeepsName : refusalOf(failure, to), detail)
}

type Refusal = Extract<Outcome<never, PageFailure>, { ok: false }>

/** Says what was rewritten, and offers what others may miss: the old address. */
function sayRenamed(name: string, renamed: PlannedRename, services: PageServices): void {
  const { toasts } = services
  const { page, followed, scripts, redirect } = renamed
  const said = messages.renamed(page.name, followed)
  if (toasts.offer && redirect) {
    toasts.offer(said, { label: messages.redirect, run: () => void keepAddress(name, renamed, services) })
  } else toasts.success(said)
  if (scripts.length > 0) toasts.warning(messages.spelledOut(scripts))
}

/** A page under the old address that leads to the new one, for links of others. */
async function keepAddress(name: string, { page, redirect }: PlannedRename, services: PageServices): Promise<void> {
  const { projects, toasts } = services
  const pages = projects.state.getState().open?.project.pages
  if (!redirect || !pages || !(await storeFirst(services))) return
  // Meanwhile the address may have been given to another page.
  if (Object.hasOwn(pages, name)) return toasts.error(messages.taken(name))
  const change = {
    files: { [redirect.page.pathes.html]: redirect.html },
    record: { pages: { ...pages, [name]: redirect.page } },
  }
  const problem = await changePages(services, change, messages.redirectStep(name, page.name))
  if (problem === null) toasts.success(messages.redirected(name, page.name))
  else toasts.error(problem)
}

/** Where nothing keeps steps, it is a version of the history all the same. */
async function renameStored(name: string, to: string, services: PageServices): Promise<Page | null> {
  const { projects, toasts } = services
  if (!projects.renamePage) return null
  const outcome = await tellWait(toasts, messages.renaming, projects.renamePage(name, to))
  if (!outcome.ok) {
    sayRefusal(outcome, to, services)
    return null
  }
  const { page, followed, scripts } = outcome.value
  toasts.success(messages.renamed(page.name, followed))
  if (scripts.length > 0) toasts.warning(messages.spelledOut(scripts))
  await showAgain(name, outcome.value, services)
  return page
}

async function showAgain(before: string, { page, followed }: RenamedPage, services: PageServices): Promise<void> {
  const { canvas, navigation, toasts } = services
  const { document, changed } = canvas.state.getState()
  const shown = document?.pageName ?? ''
  if (shown !== before && !followed.includes(shown)) return
  // What was edited in this moment is nowhere else: the page is not read again over it.
  if (changed) toasts.warning(messages.editedMeanwhile)
  else if (shown === before) navigation.openPage(page.name)
  else await canvas.reload()
}
