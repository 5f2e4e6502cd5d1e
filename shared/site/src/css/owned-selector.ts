import { sameAtRules } from './at-rule-text.ts'
import type { FlatRule } from './flat-rule.ts'
import { longestWord, tidy } from './selector-text.ts'

const owner = /:where\(\s*(?::scope\s+)?\.((?:[\w-]|[^\0-\x7f]|\\[^])+)\s*,\s*(?::scope\s+)?\.\1\s+\*\s*\)/g

/** Of symbols made before decision 0185: true of all that stands in a page, and one type heavier. */
export const weight = ':not(html)'

/** True of all that stands in a page, at no weight. It names the root, so that the selector may begin with the root, too. */
export const below = ':where(:scope *)'

/** The same of the root itself. */
export const itself = ':where(:scope)'

/** Classes that the editor made before decision 0030 are nobody else's. */
const madeClass = /\.inf-[a-z\d]{5}(?![\w-])/

/** What `ownedSelector`, `heavySelector` or `siteSelector` was given. */
export function ownerless(selector: string): string {
  const plain = selector.includes(':where(')
    ? selector.replace(owner, '').replaceAll(below, '').replaceAll(itself, '')
    : selector
  return plain.includes(weight) ? plain.replaceAll(weight, '') : plain
}

/** Names a class that the editor has made: it reaches whom it is for, and nobody else. */
export function isMadeSelector(selector: string): boolean {
  return madeClass.test(selector)
}

/** The class, as a selector says it; null for a selector that is nobody's own. */
export function ownerOf(selector: string): string | null {
  return selector.includes(':where(') ? ([...selector.matchAll(owner)][0]?.[1] ?? null) : null
}

/** Rules of exactly this selector in exactly these at-rules, whoever owns them; either those that have an owner, or the others. */
export function rulesLike(
  rules: readonly FlatRule[],
  { selector, atRules }: Pick<FlatRule, 'selector' | 'atRules'>,
  { owned }: { readonly owned: boolean },
): readonly FlatRule[] {
  const plain = tidy(ownerless(selector))
  const word = longestWord(plain)
  return rules.filter(
    (rule) =>
      rule.selector.includes(word) &&
      (ownerOf(rule.selector) !== null) === owned &&
      tidy(ownerless(rule.selector)) === plain &&
      sameAtRules(rule.atRules, atRules),
  )
}
