import type { CssAtRule, CssChild } from './css-node.ts'
import { isBlock, type SourceSheet } from './css-sheet.ts'
import type { AtRulePart } from './flat-rule.ts'

/**
 * What stands in `@scope (html)` is for the whole page, as it would be outside of it, and wins over rules of the same
 * weight wherever in the cascade those stand: of two that weigh the same, browsers ask first which has the nearer scope.
 */
export const siteScopeParams = '(html)'

export function isSiteScope({ name, params }: AtRulePart): boolean {
  return name === 'scope' && params === siteScopeParams
}

/** The at-rules that say when a rule holds, and for whom: the scope of the whole page is none of them. */
export function withoutSiteScope(atRules: readonly AtRulePart[]): readonly AtRulePart[] {
  return atRules.some(isSiteScope) ? atRules.filter((part) => !isSiteScope(part)) : atRules
}

/** The scope of the whole page that everything in a sheet stands in, beside comments; null where there is none. */
export function siteScopeOf(sheet: SourceSheet): (CssAtRule & { children: CssChild[] }) | null {
  const [first, ...others] = sheet.root.children.filter(({ kind }) => kind !== 'comment')
  if (first?.kind !== 'at-rule' || others.length > 0 || !isBlock(first)) return null
  return isSiteScope({ name: first.name.toLowerCase(), params: first.params.trim() }) ? first : null
}
