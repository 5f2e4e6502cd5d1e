import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { knownNames } from './known-names.ts'
import type { SiteNames } from './known-names.ts'

const none: SiteNames = new Map()

/** Classes that the pages of the site have or style, as they are stored; empty until they have been read. */
export function siteNames(page: OpenPage | null): SiteNames {
  return (page && knownNames.get(page)?.names) ?? none
}

/**
 * Reads them behind the first selection on a page, and before sections are offered, anew where something was stored since.
 * A rule of a class is the site's: under a name that another page uses already, a new one would style that page as well.
 */
export async function readSiteNames({ page, services }: CanvasCore): Promise<void> {
  if (!page || Object.keys(page.project().pages).length < 2) return
  // Without it names are unique on the page; that parts of the editor cannot be fetched is told by those that nothing goes without.
  const part = await import('./read-site-names.ts').catch(() => null)
  await part?.readNames(page, services)
}
