import { nextOutside, splitList } from './selector-text.ts'
import { pseudoEnd } from './selectors.ts'

/** Ids; classes, attributes and pseudo-classes; tags and pseudo-elements. */
export type Specificity = readonly [number, number, number]

const oldPseudoElements: ReadonlySet<string> = new Set([':before', ':after', ':first-line', ':first-letter'])
const asItsArgument: ReadonlySet<string> = new Set([':is', ':not', ':has', ':matches', ':-webkit-any', ':-moz-any'])
const withArgument: ReadonlySet<string> = new Set([':host', ':host-context', '::slotted'])

/** Of a list, the highest. */
export function specificity(selector: string): Specificity {
  let highest: Specificity = [0, 0, 0]
  for (const member of splitList(selector)) {
    const own = ofMember(member)
    if (compareSpecificity(own, highest) > 0) highest = own
  }
  return highest
}

export function compareSpecificity(left: Specificity, right: Specificity): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
}

function ofMember(selector: string): Specificity {
  let sum: Specificity = [0, 0, 0]
  for (let at = 0; at < selector.length;) {
    const end = partEnd(selector, at)
    sum = add(sum, ofPart(selector.slice(at, end)))
    at = end
  }
  return sum
}

function partEnd(selector: string, at: number): number {
  const sign = selector[at] ?? ''
  if (sign === ':') return pseudoEnd(selector, at)
  const name = /^(?:[.#]?(?:[\w-]|[^\0-\x7f]|\\[\s\S])+(?:\|(?!\|))?)/.exec(selector.slice(at))?.[0]
  return name === undefined ? nextOutside(selector, at) : at + name.length
}

function ofPart(part: string): Specificity {
  if (part.startsWith('#')) return [1, 0, 0]
  if (part.startsWith('.') || part.startsWith('[')) return [0, 1, 0]
  if (part.startsWith(':')) return ofPseudo(part)
  if (part.endsWith('|')) return [0, 0, 0]
  // Combinators and `*` weigh nothing.
  return /^(?:[\w-]|[^\0-\x7f]|\\)/.test(part) ? [0, 0, 1] : [0, 0, 0]
}

function ofPseudo(part: string): Specificity {
  const open = part.indexOf('(')
  const name = (open === -1 ? part : part.slice(0, open)).toLowerCase()
  const argument = open === -1 ? '' : part.slice(open + 1, -1)
  const isElement = name.startsWith('::') || oldPseudoElements.has(name)
  const own: Specificity = isElement ? [0, 0, 1] : [0, 1, 0]
  if (name === ':where') return [0, 0, 0]
  if (asItsArgument.has(name)) return specificity(argument)
  if (withArgument.has(name)) return add(own, specificity(argument))
  const of = /^:nth-(?:last-)?child$/.test(name) ? /\sof\s([\s\S]*)$/i.exec(argument)?.[1] : undefined
  return of === undefined ? own : add(own, specificity(of))
}

function add(left: Specificity, right: Specificity): Specificity {
  return [left[0] + right[0], left[1] + right[1], left[2] + right[2]]
}
