import type { Page, Project } from '@pergola/contracts'
import { outputPath } from './composed-page.ts'

export interface PageLink {
  readonly page: string
  readonly href: string
}

/** What a link on `fromPage` may point to, annex §2.2: `./pages/x.html` on the index, `../…` on any other page. */
export function pageLinks(project: Project, fromPage: Page): PageLink[] {
  return Object.values(project.pages)
    .filter((page) => !page.hidden)
    .map((page) => ({ page: page.name, href: addressFrom(fromPage, outputPath(page)) }))
}

/** The address that is meant by what a person typed: a page may be called by its name. */
export function linkMeant(typed: string, links: readonly PageLink[]): string {
  const text = typed.trim()
  return links.find(({ page }) => page.toLowerCase() === text.toLowerCase())?.href ?? text
}

/** How a page has to write the address of a file of the site. */
export function addressFrom(page: Page, path: string): string {
  return pathToRoot(outputPath(page)) + encodePath(path)
}

/** `./` for a file in the site's root, else one `../` for each folder. */
export function pathToRoot(path: string): string {
  const depth = path.split('/').length - 1
  return depth === 0 ? './' : '../'.repeat(depth)
}

/** A path as it may stand in an address. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
