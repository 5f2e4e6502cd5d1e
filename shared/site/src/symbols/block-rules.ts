import type { Project } from '@pergola/contracts'
import { heavySelector, isHeavy, ownedSelector, ownerOf, parseCss, printCss, putInSiteScope } from '../css/index.ts'
import type { CssSheet } from '../css/index.ts'
import { isComposed } from '../project/index.ts'

/** A selector as the symbol with these rules says it for itself alone; those made before decision 0185 go on as they are. */
export function selectorFor(style: string, selector: string, owner: string): string {
  return isHeavy(style) ? heavySelector(selector, owner) : ownedSelector(selector, owner)
}

/**
 * The rules of a symbol after some work on them. What is said for the symbol alone is said of classes that pages speak of,
 * too: where their own sheets come later, as on every composed page, the rules of the symbol are put where they win.
 */
export function editedStyle(style: string, project: Pick<Project, 'pages'>, work: (own: CssSheet) => void): string {
  const own = parseCss(style, '')
  work(own)
  const text = printCss(own).trim()
  const isNeeded = !isHeavy(text) && ownerOf(text) !== null && Object.values(project.pages).some(isComposed)
  return isNeeded ? putInSiteScope(text) : text
}
