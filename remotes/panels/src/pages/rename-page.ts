import type { RenamedPage } from '@pergola/contracts'
import { messages } from './messages.ts'
import type { PageServices } from './page-services.ts'
import { refusalOf } from './refusal-of.ts'
import { tellWait } from './tell-wait.ts'

/** Gives the page another name; what is open and led to it is shown with its new addresses. */
export async function renamePage(name: string, to: string, services: PageServices): Promise<void> {
  const { canvas, projects, toasts } = services
  if (!projects.renamePage || to.trim().toLowerCase() === name) return
  // The new addresses are written into what is stored. A save that fails has told why.
  if (canvas.state.getState().changed && !(await canvas.save()).ok && canvas.state.getState().changed) return
  const outcome = await tellWait(toasts, messages.renaming, projects.renamePage(name, to))
  if (!outcome.ok) {
    const isIndex = outcome.failure === 'page-index'
    return toasts.error(isIndex ? messages.indexKeepsName : refusalOf(outcome.failure, to), outcome.detail)
  }
  const { page, followed, scripts } = outcome.value
  toasts.success(messages.renamed(page.name, followed))
  if (scripts.length > 0) toasts.warning(messages.spelledOut(scripts))
  await showAgain(name, outcome.value, services)
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
