import { applyCss } from './apply-css.ts'
import { sourceSheet } from './css-sheet.ts'
import { flattenRules } from './flatten-rules.ts'
import { siteSelector } from './own-selector.ts'
import { parseCss } from './parse-css.ts'
import { printCss } from './print-css.ts'
import { siteScopeOf, siteScopeParams } from './site-scope.ts'

/** At-rules that may stand in a scope and mean the same there. */
const conditions: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'starting-style'])

/**
 * The text of a sheet whose rules win over others of the same weight, and among each other as before. As it is, where it
 * does so already, holds nothing, or has what a scope cannot hold, such as keyframes.
 */
export function putInSiteScope(text: string): string {
  const sheet = parseCss(text, '')
  const source = sourceSheet(sheet)
  const blocks = source.root.children.filter(({ kind }) => kind !== 'comment')
  const fits = blocks.every((node) => node.kind === 'rule' || (node.kind === 'at-rule' && conditions.has(node.name)))
  if (!fits || blocks.length === 0 || siteScopeOf(source)) return text
  for (const { id, selector, ownSelector } of flattenRules(sheet)) {
    const wanted = selector === ownSelector ? siteSelector(selector) : selector
    if (wanted !== selector) applyCss(sheet, { type: 'css.selector', node: id, selector: wanted })
  }
  return `@scope ${siteScopeParams} {\n${printCss(sheet)
    .trim()
    .replace(/^(?=.)/gm, '  ')}\n}`
}
