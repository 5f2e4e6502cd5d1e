import { paths } from '@pergola/contracts'
import type { Page, Project, ProjectSettings } from '@pergola/contracts'
import { isComposed } from '../project/index.ts'
import type { PageSheet, SheetRole } from './page-sheet.ts'
import type { FileSizes } from './site-files.ts'

/**
 * Every sheet of a composed page in the order of the cascade, annex §8.2, base styles always among them. A page that
 * is a whole document links its own sheets, so none is listed.
 */
export function pageSheets(project: Project, page: Page, sizes: FileSizes, settings: ProjectSettings): PageSheet[] {
  if (!isComposed(page)) return []
  const file = (role: SheetRole, path: string): PageSheet => ({
    kind: 'file',
    role,
    path,
    empty: (sizes.get(path) ?? 0) === 0,
  })
  const libraries = project.cssLibs.map((library): PageSheet => {
    if (library.isCDN) return { kind: 'address', role: 'library', url: library.fileUrl }
    return file('library', library.path)
  })
  return [
    file('canvas', paths.canvasStyles),
    file('global', paths.globalCss),
    file('fonts', paths.fontsCss),
    file('rules', settings.enable_tailwind ? tailwindPath(page.name) : paths.globalRules),
    file('symbols', paths.symbolsCss),
    file('symbols', paths.templatesCss),
    ...libraries,
    file('page', page.pathes.css),
  ]
}

/** Classes that tailwind made for one page. */
export function tailwindPath(pageName: string): string {
  return `css/tailwind/${pageName}.css`
}
