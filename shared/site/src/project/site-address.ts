import type { Page, Project } from '@pergola/contracts'
import { outputPath } from './composed-page.ts'
import { encodePath } from './page-links.ts'

/**
 * The address under which a site is published, with a slash at its end; null for what is none. What a person types needs
 * no `https://`. Only web addresses without a name and password: everybody reads the tags.
 */
export function readSiteAddress(typed: string): string | null {
  const text = typed.trim()
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]+:\d+/.test(text) ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '' || url.username !== '' || url.password !== '') {
    return null
  }
  const folder = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`
  return url.origin + folder
}

/** Of the project's record, which may come from anywhere. */
export function siteAddress({ siteAddress: said }: Pick<Project, 'siteAddress'>): string | null {
  return said ? readSiteAddress(said) : null
}

/** Where visitors read the page: a page that its folder is opened with is that folder. */
export function pageAddress(site: string, page: Page): string {
  return site + encodePath(outputPath(page)).replace(/(^|\/)index\.html$/, '$1')
}
