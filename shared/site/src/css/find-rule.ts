import type { StyleRule } from '@pergola/contracts'
import { atRuleText, readAtRuleText, sameAtRules } from './at-rule-text.ts'
import type { CssSheet } from './css-sheet.ts'
import type { FlatRule } from './flat-rule.ts'
import { rulesOfBase } from './selector-index.ts'
import { tidy } from './selector-text.ts'
import { joinSelector, splitSelector } from './selectors.ts'

/** The last rule with exactly this selector in exactly these at-rules: the one that decides among its equals. */
export function findRule(sheet: CssSheet, rule: StyleRule): FlatRule | null {
  const selector = selectorOf(rule)
  const text = tidy(selector)
  const atRules = readAtRuleText(rule.atRule)
  const found = rulesOfBase(sheet, splitSelector(selector).base).findLast(
    (flat) => tidy(flat.selector) === text && sameAtRules(flat.atRules, atRules),
  )
  return found ?? null
}

/** A flat rule in words. */
export function styleRuleOf(flat: FlatRule): StyleRule {
  const { base, states } = splitSelector(flat.selector)
  return { selector: base, states, atRule: atRuleText(flat.atRules) }
}

export function selectorOf(rule: StyleRule): string {
  return joinSelector({ base: rule.selector, states: rule.states })
}
