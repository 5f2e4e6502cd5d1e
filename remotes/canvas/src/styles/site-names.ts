import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'

const none: ReadonlySet<string> = new Set()
const known = new WeakMap<OpenPage, ReadonlySet<string>>()

/** Classes that the pages of the site have or style, as they are stored; empty until they have been read. */
export function siteNames(page: OpenPage | null): ReadonlySet<string> {
  return (page && known.get(page)) ?? none
}

/**
 * Reads them once for a page, behind the first selection on it. A rule of a class is the site's: under a name that another
 * page uses already, a new one would style that page as well.
 */
export async function readSiteNames({ page, services }: CanvasCore): Promise<void> {
  if (!page || known.has(page) || Object.keys(page.project().pages).length < 2) return
  known.set(page, none)
  const found = await services.projects.siteClasses?.()
  // Without them a name is unique on the page, as far as the page sees; that the worker is lost is told elsewhere.
  if (found?.ok) known.set(page, new Set(found.value.map(({ name }) => name)))
}
