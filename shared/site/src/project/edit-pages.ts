import { fail, succeed } from '@pergola/contracts'
import type { Outcome, Page, Project } from '@pergola/contracts'
import { baseFiles } from './base-files.ts'
import { findPage, isComposed, outputPath } from './composed-page.ts'
import { createPage, pageFiles } from './create-page.ts'
import { hiddenStylesKey, moveHiddenStyles } from './hidden-styles.ts'
import type { PageSource } from './page-from-html.ts'
import { newPageName, normalisePageName } from './page-name.ts'
import type { PageNameFailure } from './page-name.ts'
import { foldPath } from './path-problem.ts'

export interface NewPageInput {
  /** As typed. */
  readonly name: string
  readonly id: string
  /** Whether the project has a file at that path. */
  readonly has: (path: string) => boolean
  /** Content of an uploaded page. */
  readonly source?: PageSource
}

export interface PageAddition {
  readonly project: Project
  readonly page: Page
  /** Files to write: the page's own and those every composed page needs and the project lacks. */
  readonly files: Record<string, string>
}

export function addPage(
  project: Project,
  { name: typed, id, has, source }: NewPageInput,
): Outcome<PageAddition, PageNameFailure | 'page-exists'> {
  // Other pages that are brought with it lead to it by the name of its file.
  const named = source ? withoutTitle(normalisePageName(typed)) : newPageName(typed)
  if (!named.ok) return named
  const page = createPage({ ...named.value, id, lang: findPage(project, 'index')?.helmet.lang, source })
  const files = { ...missing(baseFiles(), has), ...pageFiles(page, source) }
  if (isPageTaken(project, page, has)) return fail('page-exists', page.name)
  return succeed({ project: { ...project, pages: { ...project.pages, [page.name]: page } }, page, files })
}

function withoutTitle(name: ReturnType<typeof normalisePageName>): ReturnType<typeof newPageName> {
  return name.ok ? succeed({ name: name.value, title: '' }) : name
}

/** A page of that name, one that is built to the same place, or a file that the new page's files would overwrite. */
export function isPageTaken(project: Project, page: Page, has: (path: string) => boolean): boolean {
  if (findPage(project, page.name)) return true
  const target = foldPath(outputPath(page))
  if (Object.values(project.pages).some((other) => foldPath(outputPath(other)) === target)) return true
  return [outputPath(page), ...Object.values(page.pathes)].some(has)
}

export interface PageRemoval {
  /** What changes in the record. */
  readonly record: Partial<Project> & Pick<Project, 'pages'>
  /** Files that no other page uses. */
  readonly removed: readonly string[]
}

export function removePage(project: Project, name: string): Outcome<PageRemoval, 'page-index' | 'page-missing'> {
  if (name === 'index') return fail('page-index')
  const page = findPage(project, name)
  if (!page) return fail('page-missing', name)
  const { [name]: _removed, ...pages } = project.pages
  const kept = new Set(Object.values(pages).flatMap((other) => Object.values(other.pathes)))
  // Sheets and scripts of an imported page may serve pages and files the record knows nothing of.
  const own = isComposed(page) ? Object.values(page.pathes) : [page.pathes.html]
  const removed = own.filter((path) => path !== '' && !kept.has(path))
  const hidden = moveHiddenStyles(project, new Map(removed.map((path) => [path, null])))
  return succeed({ record: { pages, ...(hidden && { [hiddenStylesKey]: hidden }) }, removed })
}

/** Files that a project should have and has not, with what they start as. Overwrites nothing. */
export function missingFiles(project: Project, has: (path: string) => boolean): Record<string, string> {
  const pages = Object.values(project.pages)
  const composed = pages.filter(isComposed)
  const whole = pages.filter((page) => !isComposed(page)).map((page) => ({ [page.pathes.html]: emptyDocument(page) }))
  const base = needsBaseFiles(project.pages) ? baseFiles() : {}
  return missing(Object.assign(base, ...whole, ...composed.map((page) => pageFiles(page))), has)
}

/** What came with the first composed page and nothing needs any more, with what it started as. */
export function idleBaseFiles(pages: Project['pages']): Record<string, string> {
  return needsBaseFiles(pages) ? {} : baseFiles()
}

/** A page that came as a whole document brought what it needs, and a hidden one shows what is made elsewhere. */
function needsBaseFiles(pages: Project['pages']): boolean {
  return Object.values(pages).some((page) => isComposed(page) && !page.hidden)
}

/** A page that came as a whole document, with nothing on it: without its file it could not even be opened. */
function emptyDocument({ name }: Page): string {
  const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">\n<title>${title}</title>\n</head>\n<body>\n</body>\n</html>\n`
}

function missing(files: Record<string, string>, has: (path: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => path !== '' && !has(path)))
}
