import type { Page } from '@pergola/contracts'
import { changePages } from './change-pages.ts'
import { linkingPages } from './linking-pages.ts'
import { messages } from './messages.ts'
import { pagesIn } from './moved-pages.ts'
import type { PageServices } from './page-services.ts'
import { tellWait } from './tell-wait.ts'

type Pages = Readonly<Record<string, Page>>

/** Whether all that can be a draft is one: the start page cannot. */
export function areDrafts(pages: Pages, keys: readonly string[]): boolean {
  const names = pagesIn(pages, keys).filter((name) => name !== 'index')
  return names.length > 0 && names.every((name) => pages[name]?.draft === true)
}

/**
 * Says of pages, and of all that are in folders, that they are not finished, or that they are: one step that can be undone.
 * Drafts are neither exported nor published, so pages that link to them are named.
 */
export async function markDrafts(keys: readonly string[], isDraft: boolean, services: PageServices): Promise<void> {
  const { projects, toasts } = services
  const pages = projects.state.getState().open?.project.pages ?? {}
  const names = pagesIn(pages, keys).filter((name) => name !== 'index' && (pages[name]?.draft === true) !== isDraft)
  if (names.length === 0) return toasts.warning(messages.notDraft)
  const marked = new Set(names)
  const next = Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [name, marked.has(name) ? withDraft(page, isDraft) : page]),
  )
  const change = { files: {}, record: { pages: next } }
  const label = isDraft ? messages.draftStep(names) : messages.finishedStep(names)
  const problem = await tellWait(toasts, label, changePages(services, change, label))
  if (problem !== null) return toasts.error(problem)
  toasts.success(isDraft ? messages.drafted(names) : messages.finished(names))
  const users = isDraft ? await linkingPages(names, pages, services) : []
  const seen = users.filter((user) => next[user]?.draft !== true)
  if (seen.length > 0) toasts.warning(messages.draftLinked(seen, names.length))
}

function withDraft({ draft: _draft, ...page }: Page, isDraft: boolean): Page {
  return isDraft ? { ...page, draft: true } : page
}
