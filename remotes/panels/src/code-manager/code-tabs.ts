import { paths } from '@pergola/contracts'
import type { CodeLanguage, Page } from '@pergola/contracts'
import { isComposed, pageKind } from '@pergola/site/project'

export type CodeTabName = 'HTML' | 'local.css' | 'local.js' | 'global.css' | 'global.js'

export interface CodeTab {
  readonly name: CodeTabName
  /** Empty when the page has no such file. */
  readonly path: string
  readonly language: CodeLanguage
  /** Body content, and not a whole page. */
  readonly fragment: boolean
  /** Laid out by Pergola, which may do so again; what came from elsewhere keeps its own layout. */
  readonly own: boolean
}

/** The files behind a page. One that came with a head of its own has only what it links to, and no shared files. */
export function codeTabs(page: Page, files: Readonly<Record<string, number>>): readonly CodeTab[] {
  const own = isComposed(page)
  const shared = (path: string) => (own || Object.hasOwn(files, path) ? path : '')
  return [
    { name: 'HTML', path: page.pathes.html, language: pageKind(page) === 'xml' ? 'xml' : 'html', fragment: own, own },
    { name: 'local.css', path: page.pathes.css, language: 'css', fragment: false, own },
    { name: 'local.js', path: page.pathes.js, language: 'js', fragment: false, own },
    { name: 'global.css', path: shared(paths.globalCss), language: 'css', fragment: false, own },
    { name: 'global.js', path: shared(paths.globalJs), language: 'js', fragment: false, own },
  ]
}
