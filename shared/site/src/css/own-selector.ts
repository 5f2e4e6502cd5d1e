import { below, itself, weight } from './owned-selector.ts'
import { splitList } from './selector-text.ts'
import { joinSelector, splitSelector } from './selectors.ts'

/** A pseudo-element that no element stands in front of. */
const lonePart = /(?<=^|[\s>~+])(?=::|:(?:before|after|first-line|first-letter)$)/i

/**
 * The selector for what has a class and what is in it alone, `h1:where(.card, .card *)`, at the weight that it has: other
 * elements of a page are left alone. The class is given as a selector says it.
 */
export function ownedSelector(selector: string, className: string): string {
  return ending(selector, (base) => {
    const start = mayBeginAtRoot(base) ? ':scope ' : ''
    return `:where(${start}.${className}, ${start}.${className} *)`
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
  return ending(selector, (base) => (mayBeginAtRoot(base) ? below : isRoot(base) ? itself : ''))
}

/** Several elements are named, of which the first may be the root of the page. */
function mayBeginAtRoot(base: string): boolean {
  const end = [...base.matchAll(/[\s>~+]/g)].find(({ index }) => !isInside(base, index))?.index
  const first = end === undefined ? '' : base.slice(0, end)
  return end !== undefined && /^(?:html\b|[^a-z])/i.test(first)
}

/** No selector of a scope is for its root unless it says so. */
function isRoot(base: string): boolean {
  return /^(?:html\b|:root)/i.test(base)
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
