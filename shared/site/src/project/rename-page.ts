import { fail, pagePaths, succeed } from '@pergola/contracts'
import type { Outcome, Page, Project } from '@pergola/contracts'
import { findPage, isComposed, outputPath } from './composed-page.ts'
import { isTaken } from './edit-pages.ts'
import { isTable } from './hidden-styles.ts'
import { normalisePageName } from './page-name.ts'
import type { PageNameFailure } from './page-name.ts'

export interface PageRenamingInput {
  readonly name: string
  /** As typed. */
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
 * A page under another name, in the folder that it stands in. Browsers look for the start page by its name, so it keeps
 * it. Of a page that came as a whole document only its own file is moved: sheets and scripts may serve other pages.
 */
export function renamePage(
  project: Project,
  { name, to, has }: PageRenamingInput,
): Outcome<PageRenaming, RenamingFailure> {
  if (name === 'index') return fail('page-index')
  const before = findPage(project, name)
  if (!before || before.hidden) return fail('page-missing', name)
  const wanted = normalisePageName(to)
  if (!wanted.ok) return wanted
  const page = { ...before, name: wanted.value, pathes: renamedPaths(before, wanted.value) }
  const own = new Set(Object.values(before.pathes))
  if (isTaken(project, page, (path) => has(path) && !own.has(path))) return fail('page-exists', wanted.value)
  const moved = new Map(
    (['html', 'css', 'js'] as const)
      .map((kind): [string, string] => [before.pathes[kind], page.pathes[kind]])
      .concat([[outputPath(before), outputPath(page)]])
      .filter(([from, target]) => from !== '' && from !== target),
  )
  return succeed({ page, project: withName(project, { from: name, page }), moved })
}

function renamedPaths(page: Page, name: string): Page['pathes'] {
  if (isComposed(page)) return pagePaths(name)
  const [folder = '', ending = '.html'] = /^(.*\/)?[^/]*?(\.[^./]+)?$/.exec(page.pathes.html)?.slice(1) ?? []
  return { ...page.pathes, html: `${folder}${name}${ending}` }
}

/** Wherever the record names the page, in the order in which it stood there. */
function withName(project: Project, { from, page }: { from: string; page: Page }): Project {
  const pages = Object.fromEntries(
    Object.entries(project.pages).map(([name, each]) => (name === from ? [page.name, page] : [name, each])),
  )
  const layerNames = project['layerNames']
  return {
    ...project,
    pages,
    motions: Object.fromEntries(
      Object.entries(project.motions).map(([id, motion]) => [id, inLists(motion, from, page.name)]),
    ),
    ...(isTable(layerNames) && { layerNames: withKey(layerNames, from, page.name) }),
  }
}

/** Motions list the pages on which they play, and those on which their main element is not looked for. */
function inLists(motion: unknown, from: string, to: string): unknown {
  if (!isTable(motion)) return motion
  const lists = ['pages', 'excludes'].flatMap((key) => {
    const list = motion[key]
    return Array.isArray(list) && list.includes(from)
      ? [[key, list.map((each: unknown) => (each === from ? to : each))] as const]
      : []
  })
  return lists.length > 0 ? { ...motion, ...Object.fromEntries(lists) } : motion
}

function withKey(
  table: Readonly<Record<string, unknown>>,
  from: string,
  to: string,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key === from ? to : key, value]))
}
