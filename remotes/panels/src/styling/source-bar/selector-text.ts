import type { StyleRule } from '@pergola/contracts'

/** A state at the end of a selector: `:hover`, `::before`, `:nth-child(2n + 1)`. */
const lastState = /::?[a-z-]+(\([^()]*(\([^()]*\)[^()]*)*\))?$/i

/** `.hero:hover::before` as a selector without its states and the states in order. */
export function splitStates(selector: string): Pick<StyleRule, 'selector' | 'states'> {
  const states: string[] = []
  let rest = selector.trim()
  for (let match = lastState.exec(rest); match && match.index > 0; match = lastState.exec(rest)) {
    // After a combinator or a comma the state has no element of its own: it is the selector.
    if (/[\s>+~,]/.test(rest.charAt(match.index - 1))) break
    states.unshift(match[0])
    rest = rest.slice(0, match.index)
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

/** The rule as people say it: `.hero:hover · ≤768px`. */
export function ruleText({ selector, states, atRule }: StyleRule): string {
  const whole = selector + states.join('')
  return atRule === null ? whole : `${whole} · ${atRuleText(atRule)}`
}
