import { builtPagePath, filesAt, type Page, paths } from '@pergola/contracts'

type Pages = Readonly<Record<string, Page>>

/** Where a page lies in what is previewed. */
export function pathOfPage(name: string, { pathes }: Page): string {
  return pathes.html.startsWith(`${paths.editorPages}/`) ? builtPagePath(name) : pathes.html
}

/** The page that an address of the preview leads to. Null for any other file. */
export function pageAt(pages: Pages, pathname: string): string | null {
  return firstPage(pages, filesAt(pathname))
}

/** The page that this file is: a path as it is stored, where a `%` is nothing but itself. Null for any other file. */
export function pageInFile(pages: Pages, path: string): string | null {
  return firstPage(pages, [path])
}

function firstPage(pages: Pages, files: readonly string[]): string | null {
  const names = new Map(Object.entries(pages).map(([name, page]) => [pathOfPage(name, page), name]))
  const found = files.find((path) => names.has(path))
  return found === undefined ? null : (names.get(found) ?? null)
}
