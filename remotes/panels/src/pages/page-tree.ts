import type { Page } from '@pergola/contracts'
import { compareNames } from '@pergola/site/file-order'
import { isComposed } from '@pergola/site/project'

interface TreePosition {
  /** A page's name; a folder's path with a `/` at its end, which no name has. */
  readonly key: string
  /** Where it stands among the folders; of a folder its key. */
  readonly path: string
  /** 1 for what stands in no folder. */
  readonly level: number
  readonly position: number
  readonly siblings: number
}

export interface PageTreeRow extends TreePosition {
  readonly page: Page
}

export interface FolderTreeRow extends TreePosition {
  readonly page: null
  readonly open: boolean
  /** Pages in it and in the folders below. */
  readonly count: number
}

export type TreeRow = PageTreeRow | FolderTreeRow

interface Folder {
  readonly key: string
  readonly folders: Map<string, Folder>
  readonly pages: Page[]
  count: number
}

/**
 * Where a page stands among the folders: a page that came as a whole document where its file does, however it is called;
 * another one where its name says.
 */
export function pathOf(page: Page): string {
  return isComposed(page) ? page.name : page.pathes.html.replace(/\.[^./]+$/, '')
}

/** The folder around a path, of a page or of a folder, with a `/` at its end; empty for the site's own. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1)
}

/** The last part of a path, of a page or of a folder. */
export function lastPart(path: string): string {
  return path.slice(folderOf(path).length).replace(/\/$/, '')
}

/** A visitor of a folder sees it: its address is the folder's own. */
export function isFirst(page: Page): boolean {
  return lastPart(pathOf(page)) === 'index'
}

/** The first page of a folder comes first, then those that were put in order, then the others by name. */
export function comparePages(one: Page, other: Page): number {
  return rank(one) - rank(other) || compareNames(pathOf(one), pathOf(other))
}

function rank(page: Page): number {
  if (isFirst(page)) return Number.NEGATIVE_INFINITY
  return page.order ?? Number.MAX_VALUE
}

/** Pages that a person sees, whose name or title has the words. */
export function foundPages(pages: Readonly<Record<string, Page>>, query: string): readonly Page[] {
  const wanted = query.trim().toLowerCase()
  return Object.values(pages).filter(
    (page) =>
      !page.hidden &&
      (wanted === '' || `${page.name} ${pathOf(page)} ${page.helmet.title}`.toLowerCase().includes(wanted)),
  )
}

/** What is drawn of the pages: folders first, each with what is in it where it is open. */
export function treeRows(pages: readonly Page[], isOpen: (folder: string) => boolean): readonly TreeRow[] {
  const rows: TreeRow[] = []
  addRows(rows, { folder: foldersOf(pages), level: 1, isOpen })
  return rows
}

/** Keys of every folder that a page stands in, the ones around them too. */
export function folderKeys(pages: readonly Page[]): readonly string[] {
  const keys = new Set<string>()
  for (const page of pages) {
    for (let key = folderOf(pathOf(page)); key !== '' && !keys.has(key); key = folderOf(key)) keys.add(key)
  }
  return [...keys].toSorted(compareNames)
}

function foldersOf(pages: readonly Page[]): Folder {
  const root: Folder = emptyFolder('')
  for (const page of pages) {
    let folder = root
    folder.count += 1
    for (const part of pathOf(page).split('/').slice(0, -1)) {
      const key = `${folder.key}${part}/`
      const inner = folder.folders.get(key) ?? emptyFolder(key)
      folder.folders.set(key, inner)
      inner.count += 1
      folder = inner
    }
    folder.pages.push(page)
  }
  return root
}

function emptyFolder(key: string): Folder {
  return { key, folders: new Map(), pages: [], count: 0 }
}

interface RowsOf {
  readonly folder: Folder
  readonly level: number
  readonly isOpen: (folder: string) => boolean
}

function addRows(rows: TreeRow[], { folder, level, isOpen }: RowsOf): void {
  const folders = [...folder.folders.values()].toSorted((one, other) => compareNames(one.key, other.key))
  const pages = folder.pages.toSorted(comparePages)
  const siblings = folders.length + pages.length
  // The page that a visitor sees first stands above the folders of the site.
  const first = level === 1 && pages[0]?.name === 'index' ? pages.splice(0, 1) : []
  let position = 0
  const add = (page: Page) =>
    rows.push({ key: page.name, path: pathOf(page), page, level, position: (position += 1), siblings })
  first.forEach(add)
  for (const inner of folders) {
    const open = isOpen(inner.key)
    const { key, count } = inner
    rows.push({ key, path: key, page: null, open, count, level, position: (position += 1), siblings })
    if (open) addRows(rows, { folder: inner, level: level + 1, isOpen })
  }
  pages.forEach(add)
}
