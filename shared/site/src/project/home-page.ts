import { fail, pagePaths, succeed } from '@pergola/contracts'
import type { Outcome, Page, Project } from '@pergola/contracts'
import { findPage, isComposed } from './composed-page.ts'
import { isPageTaken } from './edit-pages.ts'
import { newPageName } from './page-name.ts'
import { movedFiles, withNames, withNewName } from './rename-page.ts'
import type { RenamingFailure } from './rename-page.ts'

export interface HomePageInput {
  /** The page that becomes the first one of the site. */
  readonly name: string
  /** The name that the first one of before gets, as typed. It may be the one that `name` gives up. */
  readonly formerName: string
  /** Whether the project has a file at that path. */
  readonly has: (path: string) => boolean
}

export interface HomePageChange {
  readonly project: Project
  readonly home: Page
  /** The page that was the first one, under its new name. */
  readonly former: Page
  /** New paths by the old ones, of both pages. */
  readonly moved: ReadonlyMap<string, string>
}

/** Another page in the place where browsers look for the first page of a site, with its title and without being a draft. */
export function exchangeHomePage(
  project: Project,
  { name, formerName, has }: HomePageInput,
): Outcome<HomePageChange, RenamingFailure> {
  const [page, index] = [findPage(project, name), findPage(project, 'index')]
  if (!page || page.hidden || !index) return fail('page-missing', name)
  if (name === 'index') return fail('page-index')
  const wanted = newPageName(formerName)
  if (!wanted.ok) return wanted
  if (wanted.value.name === 'index') return fail('page-exists', 'index')
  const former = withNewName(index, wanted.value, formerName)
  const home = asHome(page)
  const { index: _index, [name]: _page, ...others } = project.pages
  const own = new Set([index, page].flatMap(({ pathes }) => Object.values(pathes)))
  const isInUse = (path: string) => has(path) && !own.has(path)
  const rest = { ...project, pages: others }
  const taken = [former, home].find((each) => isPageTaken(rest, each, isInUse))
  if (taken) return fail('page-exists', taken.name)
  const renamed = new Map([
    ['index', former],
    [name, home],
  ])
  const moved = new Map([...movedFiles(index, former), ...movedFiles(page, home)])
  return succeed({ project: withNames(project, renamed), home, former, moved })
}

function asHome({ draft: _draft, order: _order, ...page }: Page): Page {
  if (isComposed(page)) return { ...page, name: 'index', pathes: pagePaths('index') }
  const ending = /\.[^./]+$/.exec(page.pathes.html)?.[0] ?? '.html'
  return { ...page, name: 'index', pathes: { ...page.pathes, html: `index${ending}` } }
}
