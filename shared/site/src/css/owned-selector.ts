import { sameAtRules } from './at-rule-text.ts'
import type { FlatRule } from './flat-rule.ts'
import { longestWord, splitList, tidy } from './selector-text.ts'
import { joinSelector, splitSelector } from './selectors.ts'

const owner = /:where\(\s*\.((?:[\w-]|[^\0-\x7f]|\\[^])+)\s*,\s*\.\1\s+\*\s*\)/g

/** True of all that stands in a page, and one type heavier: what wins where it stands later wins where it stands earlier. */
const weight = ':not(html)'

/** Classes that the editor makes are nobody else's. */
const madeClass = /\.inf-[a-z\d]{5}(?![\w-])/

/** A pseudo-element that no element stands in front of. */
const lonePart = /(?<=^|[\s>~+])(?=::|:(?:before|after|first-line|first-letter)$)/i

/**
 * The selector as a symbol says it, `h1:not(html):where(.card, .card *)`: for what has the class and what is in it alone, so
 * that other elements of a page are left alone, and heavier by one type than it was, so that it wins over all that it won
 * over where it stood later (decision 0015). The class is given as a selector says it; null says it for whoever is reached.
 */
export function ownedSelector(selector: string, className: string | null): string {
  return ending(selector, weight + (className === null ? '' : within(className)))
}

/** The selector for what has a class and what is in it alone, at the weight that it has. */
export function scopedSelector(selector: string, className: string): string {
  return ending(selector, within(className))
}

function within(className: string): string {
  return `:where(.${className}, .${className} *)`
}

/** Each member with more at the end of what is no state. */
function ending(selector: string, end: string): string {
  const members = splitList(selector).map((member) => {
    const { base, states } = splitSelector(member.replace(lonePart, '*'))
    return joinSelector({ base: base + end, states })
  })
  return members.join(', ')
}

/** What `ownedSelector`, or `scopedSelector`, was given. */
export function ownerless(selector: string): string {
  const plain = selector.includes(':where(') ? selector.replace(owner, '') : selector
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
