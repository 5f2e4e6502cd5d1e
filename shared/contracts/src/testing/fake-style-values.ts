import type { StyleRule, StyleValue, ValueSource } from '../services/style-surface.ts'
import type { FakeNode } from './fake-page.ts'

export interface LiveRule {
  readonly rule: StyleRule
  readonly file: string
  readonly line: number
  declarations: Record<string, string>
}

const inherited = new Set(['color', 'font-family', 'font-size', 'font-weight', 'line-height', 'text-align', 'cursor'])

export function sameRule(one: StyleRule, other: StyleRule): boolean {
  return one.selector === other.selector && one.atRule === other.atRule && one.states.join('') === other.states.join('')
}

function sourceOf(live: LiveRule): ValueSource {
  return {
    selector: live.rule.selector + live.rule.states.join(''),
    file: live.file,
    line: live.line,
    atRule: live.rule.atRule,
  }
}

export function applies(live: LiveRule, node: FakeNode): boolean {
  if (live.rule.states.length > 0 || live.rule.atRule !== null) return false
  const { selector } = live.rule
  return selector === node.tag || node.classes.some((name) => selector === `.${name}`)
}

/** Later rules win; an own declaration that loses is `overridden`. */
export function valuesOf(rules: readonly LiveRule[], rule: StyleRule, node: FakeNode, ancestors: readonly FakeNode[]) {
  const values: Record<string, StyleValue> = {}
  const plain = { important: false, winner: null }
  for (const ancestor of ancestors) {
    for (const live of rules.filter((each) => applies(each, ancestor))) {
      for (const [property, value] of Object.entries(live.declarations)) {
        if (inherited.has(property)) values[property] = { ...plain, value, origin: 'inherited', source: sourceOf(live) }
      }
    }
  }
  const own: Record<string, StyleValue> = {}
  for (const live of rules.filter((each) => applies(each, node) || sameRule(each.rule, rule))) {
    const here = sameRule(live.rule, rule)
    for (const [property, value] of Object.entries(live.declarations)) {
      const mine = own[property]?.origin === 'here' ? own[property] : undefined
      own[property] = mine
        ? { ...mine, origin: 'overridden', winner: { value, source: sourceOf(live) } }
        : { ...plain, value, origin: here ? 'here' : 'elsewhere', source: sourceOf(live) }
    }
  }
  return { ...values, ...own }
}
