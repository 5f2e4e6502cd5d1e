import { builtPagePath, filesAt, type Page, paths } from '@pergola/contracts'

/** Where a page lies in what is previewed. */
export function pathOfPage(name: string, { pathes }: Page): string {
  return pathes.html.startsWith(`${paths.editorPages}/`) ? builtPagePath(name) : pathes.html
}

/** The page that an address of the preview leads to. Null for any other file. */
export function pageAt(pages: Readonly<Record<string, Page>>, pathname: string): string | null {
  const names = new Map(Object.entries(pages).map(([name, page]) => [pathOfPage(name, page), name]))
  const found = filesAt(pathname).find((path) => names.has(path))
  return found === undefined ? null : (names.get(found) ?? null)
}
