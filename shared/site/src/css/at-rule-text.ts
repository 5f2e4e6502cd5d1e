import type { AtRulePart } from './flat-rule.ts'
import { sameWidths, widthRange, type WidthRange } from './media-widths.ts'
import { tidy } from './selector-text.ts'
import { withoutSiteScope } from './site-scope.ts'

/** The at-rules around a rule in words: `@media (max-width: 768px)`, null at the top level. */
export function atRuleText(given: readonly AtRulePart[]): string | null {
  const atRules = withoutSiteScope(given)
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

/** Of an at-rule in words, as style rules name it; null where it is not for widths alone. */
export function widthRangeOf(atRule: string | null): WidthRange | null {
  const [part, ...others] = readAtRuleText(atRule)
  return part === undefined || others.length > 0 ? null : widthRange(part)
}

/** Whether two sets of at-rules say the same, however they are spaced, and in whatever unit widths stand. */
export function sameAtRules(one: readonly AtRulePart[], other: readonly AtRulePart[]): boolean {
  const [left, right] = [withoutSiteScope(one), withoutSiteScope(other)]
  return left.length === right.length && left.every((part, at) => sameAtRule(part, right[at]))
}

export function sameAtRule(left: AtRulePart, right: AtRulePart | undefined): boolean {
  if (left.name !== right?.name) return false
  return sameParams(left.params, right.params) || haveSameWidths(left, right)
}

function haveSameWidths(left: AtRulePart, right: AtRulePart): boolean {
  const [one, other] = [widthRange(left), widthRange(right)]
  return one !== null && other !== null && sameWidths(one, other)
}

function sameParams(left: string, right: string): boolean {
  return left === right || tidy(left).toLowerCase() === tidy(right).toLowerCase()
}

/** Where rules for screens up to `width` stand. */
export function deviceAtRule(width: number): string {
  return `@media (max-width: ${width}px)`
}
