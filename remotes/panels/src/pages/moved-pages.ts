import type { Page, PageMove } from '@pergola/contracts'
import { comparePages, folderOf, lastPart, pathOf } from './page-tree.ts'

type Pages = Readonly<Record<string, Page>>

/** Where pages and folders are put: into a folder, and before one of its pages where order is meant. */
export interface PagePlace {
  /** With a `/` at its end; empty for the site's own. */
  readonly folder: string
  /** Undefined where no order is meant; null for the end. */
  readonly before?: string | null
}

/** The path of what has a key: of a page of that name, or of a folder. */
function pathIn(pages: Pages, key: string): string {
  const page = Object.hasOwn(pages, key) ? pages[key] : undefined
  return page ? pathOf(page) : key
}

/** A page's own path is below that of its folder: whoever takes both along takes the page once, with its folder. */
function outermost(pages: Pages, keys: readonly string[]): readonly string[] {
  const isIn = (key: string, folder: string) =>
    folder !== key && folder.endsWith('/') && pathIn(pages, key).startsWith(folder)
  return keys.filter((key) => !keys.some((other) => isIn(key, other)))
}

/** Whether it may be put there: a folder into none that is in it, and the start page nowhere else. */
export function canPut(keys: readonly string[], { folder }: PagePlace): boolean {
  return keys.every((key) => {
    if (key.endsWith('/')) return !folder.startsWith(key)
    return key !== 'index' || folder === ''
  })
}

/** The new name of each page that gets another one; pages that stay in their folder get none. */
export function movesInto(pages: Pages, keys: readonly string[], folder: string): readonly PageMove[] {
  return outermost(pages, keys).flatMap((key) => {
    const end = key.endsWith('/') ? '/' : ''
    return renamesOf(pages, key, folder + lastPart(pathIn(pages, key)) + end)
  })
}

/** The new names of a page, or of all pages of a folder, whose own path becomes another. */
export function renamesOf(pages: Pages, key: string, to: string): readonly PageMove[] {
  const from = pathIn(pages, key)
  if (from === to) return []
  if (!key.endsWith('/')) return [{ name: key, to: `/${to}` }]
  const inside = Object.values(pages).filter((page) => !page.hidden && pathOf(page).startsWith(from))
  return inside
    .toSorted(comparePages)
    .map((page) => ({ name: page.name, to: `/${to}${pathOf(page).slice(from.length)}` }))
}

/** Names of the pages that are meant, those of folders too, in the order in which they are seen. */
export function pagesIn(pages: Pages, keys: readonly string[]): readonly string[] {
  const isMeant = (page: Page) =>
    keys.some((key) => (key.endsWith('/') ? pathOf(page).startsWith(key) : page.name === key))
  const meant = Object.values(pages).filter((page) => !page.hidden && isMeant(page))
  return meant.toSorted(comparePages).map(({ name }) => name)
}

/** The pages with `names` put before another one of their folder; every page of it has its place in the record then. */
export function withOrder(pages: Pages, names: readonly string[], { folder, before }: PagePlace): Pages {
  if (before === undefined) return pages
  const put = new Set(names)
  const inFolder = Object.values(pages).filter((page) => !page.hidden && folderOf(pathOf(page)) === folder)
  const others = inFolder.filter(({ name }) => !put.has(name)).toSorted(comparePages)
  const at = before === null ? -1 : others.findIndex(({ name }) => name === before)
  const moved = names.flatMap((name) => inFolder.filter((page) => page.name === name))
  const sorted = at < 0 ? [...others, ...moved] : others.toSpliced(at, 0, ...moved)
  const order = new Map(sorted.map(({ name }, index) => [name, index]))
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => {
      const own = order.get(name)
      return [name, own === undefined || own === page.order ? page : { ...page, order: own }]
    }),
  )
}
