import { sameAtRules } from './at-rule-text.ts'
import type { FlatRule } from './flat-rule.ts'
import { longestWord, splitList, tidy } from './selector-text.ts'
import { joinSelector, splitSelector } from './selectors.ts'

const owner = /:where\(\s*\.((?:[\w-]|[^\0-\x7f]|\\[^])+)\s*,\s*\.\1\s+\*\s*\)/g

/** A pseudo-element that no element stands in front of. */
const lonePart = /(?<=^|[\s>~+])(?=::|:(?:before|after|first-line|first-letter)$)/i

/**
 * The selector for what has a class and what is in it alone, `h1:where(.card, .card *)`: it weighs what it did, and other
 * elements of a page are left alone. The class is given as a selector says it.
 */
export function ownedSelector(selector: string, className: string): string {
  const owned = (member: string) => {
    const { base, states } = splitSelector(member.replace(lonePart, '*'))
    return joinSelector({
      base: `${base}:where(.${className}, .${className} *)`,
      states,
    })
  }
  return splitList(selector).map(owned).join(', ')
}

/** What `ownedSelector` was given. */
export function ownerless(selector: string): string {
  return selector.includes(':where(') ? selector.replace(owner, '') : selector
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
