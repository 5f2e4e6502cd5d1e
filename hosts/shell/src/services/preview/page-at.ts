import { builtPagePath, type Page, paths } from '@pergola/contracts'

/** Where a page lies in what is previewed. */
export function pathOfPage(name: string, { pathes }: Page): string {
  return pathes.html.startsWith(`${paths.editorPages}/`) ? builtPagePath(name) : pathes.html
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** The page that an address of the preview leads to, clean ones too: `/about` is `about.html`. Null for any other file. */
export function pageAt(pages: Readonly<Record<string, Page>>, pathname: string): string | null {
  const path = decoded(pathname).replace(/^\/+/, '')
  const folder = path === '' || path.endsWith('/') ? path : `${path}/`
  const candidates = [path, `${path}.html`, `${folder}index.html`]
  const names = new Map(Object.entries(pages).map(([name, page]) => [pathOfPage(name, page), name]))
  const found = candidates.find((candidate) => names.has(candidate))
  return found === undefined ? null : (names.get(found) ?? null)
}
