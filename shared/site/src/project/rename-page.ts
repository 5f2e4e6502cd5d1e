import { fail, pagePaths, succeed } from '@pergola/contracts'
import type { Outcome, Page, Project } from '@pergola/contracts'
import { findPage, isComposed, outputPath } from './composed-page.ts'
import { isPageTaken } from './edit-pages.ts'
import { isTable } from './hidden-styles.ts'
import { lastSegment, newPageName } from './page-name.ts'
import type { NewPageName, PageNameFailure } from './page-name.ts'

export interface PageRenamingInput {
  readonly name: string
  /** As typed. With a `/` it says the folder, too: `/a` stands in none. */
  readonly to: string
  /** Whether the project has a file at that path. */
  readonly has: (path: string) => boolean
}

export interface PageRenaming {
  /** The page under its new name. */
  readonly page: Page
  /** The record with the new name wherever it names the page. Addresses are not in it. */
  readonly project: Project
  /**
   * New paths by the old ones: of the files that are the page's own, and of the place where it is built. Not every one
   * of them need be there.
   */
  readonly moved: ReadonlyMap<string, string>
}

export type RenamingFailure = PageNameFailure | 'page-exists' | 'page-index' | 'page-missing'

/**
 * A page under another name, and in another folder where the name says one. Browsers look for the start page by its name, so it keeps
 * it. Of a page that came as a whole document only its own file is moved: sheets and scripts may serve other pages.
 */
export function renamePage(
  project: Project,
  { name, to, has }: PageRenamingInput,
): Outcome<PageRenaming, RenamingFailure> {
  if (name === 'index') return fail('page-index')
  const before = findPage(project, name)
  if (!before || before.hidden) return fail('page-missing', name)
  const wanted = newPageName(to)
  if (!wanted.ok) return wanted
  const page = withNewName(before, wanted.value, to)
  const own = new Set(Object.values(before.pathes))
  if (isPageTaken(project, page, (path) => has(path) && !own.has(path))) return fail('page-exists', page.name)
  return succeed({ page, project: withNames(project, new Map([[name, page]])), moved: movedFiles(before, page) })
}

/** New paths by the old ones, of the page's own files and of the place where it is built. */
export function movedFiles(before: Page, page: Page): ReadonlyMap<string, string> {
  return new Map(
    (['html', 'css', 'js'] as const)
      .map((kind): [string, string] => [before.pathes[kind], page.pathes[kind]])
      .concat([[outputPath(before), outputPath(page)]])
      .filter(([from, target]) => from !== '' && from !== target),
  )
}

/** A title that says the old name follows, as it stood there for the name; any other is the page's own. */
export function withNewName(page: Page, { name, title }: NewPageName, typed: string): Page {
  if (!isComposed(page)) {
    const [folder = '', ending = '.html'] = /^(.*\/)?[^/]*?(\.[^./]+)?$/.exec(page.pathes.html)?.slice(1) ?? []
    const html = `${typed.includes('/') ? '' : folder}${name}${ending}`
    return { ...page, name, pathes: { ...page.pathes, html } }
  }
  const said = newPageName(page.helmet.title)
  const isOfName = page.helmet.title === '' || (said.ok && said.value.name === lastSegment(page.name))
  const isMoved = lastSegment(name) === lastSegment(page.name)
  const helmet = isOfName && !isMoved ? { ...page.helmet, title } : page.helmet
  return { ...page, name, pathes: pagePaths(name), helmet }
}

/**
 * Wherever the record names the pages. `renamed` has each by its old name. A name that is there stays in its place, whichever
 * page has it then, and a new one stands where one was given up: steps of a history compare the order as well.
 */
export function withNames(project: Project, renamed: ReadonlyMap<string, Page>): Project {
  const nameOf = (name: string) => renamed.get(name)?.name ?? name
  const byNewName = new Map([...renamed.values()].map((page) => [page.name, page]))
  const added = [...byNewName.values()].filter(({ name }) => !Object.hasOwn(project.pages, name))
  const pages = Object.fromEntries(
    Object.entries(project.pages).flatMap(([name, each]): [string, Page][] => {
      const page = byNewName.get(name) ?? (renamed.has(name) ? added.shift() : each)
      return page ? [[page.name, page]] : []
    }),
  )
  const layerNames = project['layerNames']
  return {
    ...project,
    pages,
    motions: Object.fromEntries(
      Object.entries(project.motions).map(([id, motion]) => [id, inLists(motion, renamed, nameOf)]),
    ),
    ...(isTable(layerNames) && { layerNames: withKeys(layerNames, nameOf) }),
  }
}

/** Motions list the pages on which they play, and those on which their main element is not looked for. */
function inLists(motion: unknown, renamed: ReadonlyMap<string, Page>, nameOf: (name: string) => string): unknown {
  if (!isTable(motion)) return motion
  const lists = ['pages', 'excludes'].flatMap((key) => {
    const list = motion[key]
    return Array.isArray(list) && list.some((each) => renamed.has(each))
      ? [[key, list.map((each: unknown) => (typeof each === 'string' ? nameOf(each) : each))] as const]
      : []
  })
  return lists.length > 0 ? { ...motion, ...Object.fromEntries(lists) } : motion
}

function withKeys(
  table: Readonly<Record<string, unknown>>,
  nameOf: (name: string) => string,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [nameOf(key), value]))
}
