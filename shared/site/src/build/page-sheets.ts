import { paths } from '@pergola/contracts'
import type { Page, Project, ProjectSettings } from '@pergola/contracts'
import { isComposed } from '../project/index.ts'
import type { PageSheet, SheetRole } from './page-sheet.ts'
import type { FileSizes } from '../files/site-files.ts'

/** Sheets of the libraries in the order of the list: a file of the project each, or an address elsewhere. */
export function librarySheets({ cssLibs }: Project): { readonly path?: string; readonly url?: string }[] {
  return cssLibs.map(({ isCDN, fileUrl, path }) => (isCDN ? { url: fileUrl } : { path }))
}

/**
 * Every sheet of a composed page in the order of the cascade, annex §8.2, base styles always among them. A page that
 * is a whole document links its own sheets: of ours, only those of the libraries come before them.
 */
export function pageSheets(project: Project, page: Page, sizes: FileSizes, settings: ProjectSettings): PageSheet[] {
  const file = (role: SheetRole, path: string): PageSheet => ({
    kind: 'file',
    role,
    path,
    empty: (sizes.get(path) ?? 0) === 0,
  })
  const libraries = librarySheets(project).map(({ path, url = '' }): PageSheet =>
    path === undefined ? { kind: 'address', role: 'library', url } : file('library', path),
  )
  if (!isComposed(page)) return libraries
  return [
    file('canvas', paths.canvasStyles),
    file('global', paths.globalCss),
    file('fonts', paths.fontsCss),
    file('rules', settings.enable_tailwind ? tailwindPath(page.name) : paths.globalRules),
    file('symbols', paths.symbolsCss),
    ...libraries,
    // Once they stand there, they are the page's own: what they are made of wins over a library.
    file('symbols', paths.templatesCss),
    file('page', page.pathes.css),
  ]
}

/** Classes that tailwind made for one page. */
export function tailwindPath(pageName: string): string {
  return `css/tailwind/${pageName}.css`
}
