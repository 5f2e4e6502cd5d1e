import { sameAtRules } from './at-rule-text.ts'
import type { FlatRule } from './flat-rule.ts'
import { longestWord, splitList, tidy } from './selector-text.ts'
import { joinSelector, splitSelector } from './selectors.ts'

const owner = /:where\(\s*(?::scope\s+)?\.((?:[\w-]|[^\0-\x7f]|\\[^])+)\s*,\s*(?::scope\s+)?\.\1\s+\*\s*\)/g

/** Of symbols made before decision 0185: true of all that stands in a page, and one type heavier. */
const weight = ':not(html)'

/** True of all that stands in a page, at no weight. It names the root, so that the selector may begin with the root, too. */
const below = ':where(:scope *)'

/** Classes that the editor made before decision 0030 are nobody else's. */
const madeClass = /\.inf-[a-z\d]{5}(?![\w-])/

/** A pseudo-element that no element stands in front of. */
const lonePart = /(?<=^|[\s>~+])(?=::|:(?:before|after|first-line|first-letter)$)/i

/**
 * The selector for what has a class and what is in it alone, `h1:where(.card, .card *)`, at the weight that it has: other
 * elements of a page are left alone. The class is given as a selector says it.
 */
export function ownedSelector(selector: string, className: string): string {
  return ending(selector, (base) => {
    const root = mayBeginAtRoot(base) ? ':scope ' : ''
    return `:where(${root}.${className}, ${root}.${className} *)`
  })
}

/** The same as symbols made before decision 0185 say it; null says it for whoever is reached. */
export function heavySelector(selector: string, className: string | null): string {
  return ending(selector, () => weight + (className === null ? '' : `:where(.${className}, .${className} *)`))
}

export function isHeavy(selector: string): boolean {
  return selector.includes(weight)
}

/** As it reads in the scope of the whole page: what names no root there is for what stands below the root, all of it. */
export function siteSelector(selector: string): string {
  if (/:scope\b/.test(selector)) return selector
  return ending(selector, (base) => (mayBeginAtRoot(base) ? below : ''))
}

/** Several elements are named, of which the first may be the root of the page. */
function mayBeginAtRoot(base: string): boolean {
  const end = [...base.matchAll(/[\s>~+]/g)].find(({ index }) => !isInside(base, index))?.index
  const first = end === undefined ? '' : base.slice(0, end)
  return end !== undefined && /^(?:html\b|[^a-z])/i.test(first)
}

function isInside(selector: string, index: number): boolean {
  const before = selector.slice(0, index)
  return (before.match(/[([]/g)?.length ?? 0) > (before.match(/[)\]]/g)?.length ?? 0)
}

/** Each member with more at the end of what is no state. */
function ending(selector: string, endOf: (base: string) => string): string {
  const members = splitList(selector).map((member) => {
    const { base, states } = splitSelector(member.replace(lonePart, '*'))
    return joinSelector({ base: base + endOf(base), states })
  })
  return members.join(', ')
}

/** What `ownedSelector`, `heavySelector` or `siteSelector` was given. */
export function ownerless(selector: string): string {
  const plain = selector.includes(':where(') ? selector.replace(owner, '').replaceAll(below, '') : selector
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
