import { atRuleText, widthRangeOf } from './at-rule-text.ts'
import { sourceSheet, type CssSheet } from './css-sheet.ts'
import { flattenRules } from './flatten-rules.ts'
import { withoutSiteScope } from './site-scope.ts'
import { holdsAt, refines, type SiteBreakpoint, type WidthRange } from './media-widths.ts'

/** Each condition once, as the sheet writes it first. A sheet that has not changed is not read again. */
export function breakpointsOf(sheet: CssSheet): readonly SiteBreakpoint[] {
  const rules = flattenRules(sheet)
  const { memory } = sourceSheet(sheet)
  if (memory.breakpoints?.rules === rules) return memory.breakpoints.found
  const texts = new Set<string>()
  for (const { atRules } of rules) if (withoutSiteScope(atRules).length === 1) texts.add(atRuleText(atRules) ?? '')
  const found = joinBreakpoints([...texts])
  memory.breakpoints = { rules, found }
  return found
}

/** CSS pixels between which screens differ: a bound beyond them parts nothing. */
const narrowestScreen = 320
const widestScreen = 7680

function differsOnScreens({ min, max }: WidthRange): boolean {
  return (min ?? 0) > narrowestScreen || (max ?? widestScreen) < widestScreen
}

/**
 * Conditions that are for widths alone, and that some screens meet and others do not: each once, from the widest to the
 * narrowest.
 */
export function joinBreakpoints(atRules: readonly string[]): readonly SiteBreakpoint[] {
  const found = new Map<string, SiteBreakpoint>()
  for (const atRule of atRules) {
    const range = widthRangeOf(atRule)
    if (range === null || !differsOnScreens(range)) continue
    const key = `${range.min} ${range.max}`
    if (!found.has(key)) found.set(key, { atRule, ...range })
  }
  return [...found.values()].toSorted(
    (one, other) => (other.max ?? Infinity) - (one.max ?? Infinity) || (other.min ?? 0) - (one.min ?? 0),
  )
}

/** The breakpoint that a viewport of that width falls into: of those that hold the one that refines the others. */
export function breakpointAt(breakpoints: readonly SiteBreakpoint[], width: number): SiteBreakpoint | null {
  let found: SiteBreakpoint | null = null
  for (const each of breakpoints) {
    if (holdsAt(each, width) && (found === null || refines(each, found))) found = each
  }
  return found
}
