import type { AtRulePart } from './flat-rule.ts'
import { tidy } from './selector-text.ts'

/** The at-rules around a rule in words: `@media (max-width: 768px)`, null at the top level. */
export function atRuleText(atRules: readonly AtRulePart[]): string | null {
  if (atRules.length === 0) return null
  return atRules.map(({ name, params }) => `@${name} ${params}`.trim()).join(separator)
}

const separator = ' / '

/** Reads what `atRuleText` wrote. */
export function readAtRuleText(text: string | null): readonly AtRulePart[] {
  if (text === null) return []
  return text.split(/ \/ (?=@)/).map((part) => {
    const name = /^@?([\w-]*)/.exec(part.trim())?.[1] ?? ''
    return { name: name.toLowerCase(), params: part.trim().replace(/^@?[\w-]*\s*/, '') }
  })
}

/** Whether two sets of at-rules say the same, however they are spaced. */
export function sameAtRules(left: readonly AtRulePart[], right: readonly AtRulePart[]): boolean {
  return left.length === right.length && left.every((part, at) => sameAtRule(part, right[at]))
}

export function sameAtRule(left: AtRulePart, right: AtRulePart | undefined): boolean {
  return right !== undefined && left.name === right.name && sameParams(left.params, right.params)
}

function sameParams(left: string, right: string): boolean {
  return left === right || tidy(left).toLowerCase() === tidy(right).toLowerCase()
}

/** Where rules for screens up to `width` stand. */
export function deviceAtRule(width: number): string {
  return `@media (max-width: ${width}px)`
}
