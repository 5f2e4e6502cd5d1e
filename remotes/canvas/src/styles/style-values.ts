import type { StyleRule, StyleValue, ValueSource } from '@pergola/contracts'
import { atRuleText, findRule, type CascadeEntry, type CascadeResult, type CascadeValue } from '@pergola/site/css'
import type { CssSheet, FlatRule } from '@pergola/site/css'

function sourceOf(value: CascadeValue): ValueSource {
  return { selector: value.selector, file: value.file, line: value.line, atRule: atRuleText(value.atRules) }
}

interface Target {
  readonly file: string
  readonly flat: FlatRule
}

/** The style attribute of the element, instead of a rule. */
export const inlineTarget = 'inline'

function isOwn(value: CascadeValue, target: Target | typeof inlineTarget | null): boolean {
  if (target === inlineTarget) return value.file === inlineTarget
  return target !== null && value.rule === target.flat.id && value.file === target.file
}

/** The shorthand that says it, where one does. */
function declaredAs(property: string, { declared }: CascadeValue): Pick<StyleValue, 'declaredAs'> {
  return declared.property === property ? {} : { declaredAs: declared.property }
}

function valueOf(property: string, entry: CascadeEntry, target: Target | typeof inlineTarget | null): StyleValue {
  const { winner, all, inherited } = entry
  const own = inherited === 0 ? all.find((value) => isOwn(value, target)) : undefined
  if (own && own !== winner) {
    return {
      value: own.value,
      important: own.important,
      origin: 'overridden',
      source: sourceOf(own),
      winner: { value: winner.value, source: sourceOf(winner) },
      ...declaredAs(property, own),
    }
  }
  return {
    value: winner.value,
    important: winner.important,
    origin: own ? 'here' : inherited > 0 ? 'inherited' : 'elsewhere',
    source: sourceOf(winner),
    winner: null,
    ...declaredAs(property, winner),
  }
}

/** What the edited rule itself says, where it does not reach the element as it is now. */
function ownValues(target: Target): Record<string, StyleValue> {
  const values: Record<string, StyleValue> = {}
  for (const { property, value, important, line } of target.flat.declarations) {
    const source = { selector: target.flat.selector, file: target.file, line, atRule: atRuleText(target.flat.atRules) }
    values[property] = { value, important, origin: 'here', source, winner: null }
  }
  return values
}

function seenFrom(result: CascadeResult, target: Target | typeof inlineTarget | null): Record<string, StyleValue> {
  return Object.fromEntries(
    Object.entries(result).map(([property, entry]) => [property, valueOf(property, entry, target)] as const),
  )
}

/** Values with their origins, as seen from the rule that is being edited. */
export function styleValues(
  result: CascadeResult,
  rule: StyleRule | null,
  home: { file: string; sheet: CssSheet } | typeof inlineTarget | null,
): Record<string, StyleValue> {
  if (home === inlineTarget) return seenFrom(result, inlineTarget)
  const flat = rule && home ? findRule(home.sheet, rule) : null
  const target = flat && home ? { file: home.file, flat } : null
  const values = seenFrom(result, target)
  const reaches = Object.values(values).some((value) => value.origin === 'here' || value.origin === 'overridden')
  return target && !reaches ? { ...values, ...ownValues(target) } : values
}
