import type { StyleRule } from '@pergola/contracts'
import { splitOutside } from '../split-list.ts'
import { messages } from './messages.ts'

/** Where the brackets begin that end the text; its length where it ends without any, -1 where they are not whole. */
function bracketsAt(text: string): number {
  if (!text.endsWith(')')) return text.length
  let depth = 0
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1
    if (text[at] === '(') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** Where the state begins that ends a selector: `:hover`, `::before`, `:nth-child(2n + 1)`; -1 where none does. */
function lastStateAt(text: string): number {
  return text.slice(0, Math.max(0, bracketsAt(text))).search(/::?[a-z-]+$/i)
}

/** `.hero:hover::before` as a selector without its states and the states in order. */
export function splitStates(selector: string): Pick<StyleRule, 'selector' | 'states'> {
  const states: string[] = []
  let rest = selector.trim()
  // The last of a list has no state for all of them.
  if (splitOutside(rest, ',').length > 1) return { selector: rest, states }
  for (let at = lastStateAt(rest); at > 0; at = lastStateAt(rest)) {
    // After a combinator or a comma the state has no element of its own: it is the selector.
    if (/[\s>+~,]/.test(rest.charAt(at - 1))) break
    // Says whom the rule is for, or how much it weighs, not in which state.
    if (/^:(?:where\(|not\(html\))/i.test(rest.slice(at))) break
    states.unshift(rest.slice(at))
    rest = rest.slice(0, at)
  }
  return { selector: rest, states }
}

const widths: readonly [RegExp, (width: string) => string][] = [
  [/^@media\s*\(\s*max-width\s*:\s*([^)]+?)\s*\)$/, (width) => `≤${width}`],
  [/^@media\s*\(\s*min-width\s*:\s*([^)]+?)\s*\)$/, (width) => `≥${width}`],
  [/^@media\s*\(\s*width\s*<=\s*([^)]+?)\s*\)$/, (width) => `≤${width}`],
  [/^@media\s*\(\s*width\s*>=\s*([^)]+?)\s*\)$/, (width) => `≥${width}`],
]

export function atRuleText(atRule: string): string {
  for (const [pattern, print] of widths) {
    const width = pattern.exec(atRule)?.[1]
    if (width !== undefined) return print(width)
  }
  return atRule
}

/** How a symbol says that a rule is its own, and that it is for the symbol alone. */
const weight = /:not\(html\)/g
const owner = /:where\(\s*\.((?:[\w-]|[^\0-\x7f]|\\[^])+)\s*,\s*\.\1\s+\*\s*\)/g

/** A selector as people say it. */
export function selectorText(selector: string): string {
  const heavy = selector.replace(weight, '')
  const plain = heavy.replace(owner, '')
  return plain === heavy ? heavy : `${plain} · ${messages.inSymbol}`
}

/** The rule as people say it: `.hero:hover · ≤768px`. */
export function ruleText({ selector, states, atRule }: StyleRule): string {
  const members = states.length > 0 ? splitOutside(selector, ',') : [selector]
  const whole = selectorText(members.map((member) => member + states.join('')).join(', '))
  return atRule === null ? whole : `${whole} · ${atRuleText(atRule)}`
}
