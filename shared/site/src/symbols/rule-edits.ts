import {
  heavySelector,
  isHeavy,
  isSelectorText,
  ownedSelector,
  ownerless,
  ownerOf,
  removeRuleOperations,
  selectorOf,
  styleRuleOf,
} from '../css/index.ts'
import type { CssOperation, CssSheet, FlatRule } from '../css/index.ts'

/** A rule as it was and as it is; null where it was not there, or is gone. */
export interface RuleEdit {
  readonly before: FlatRule | null
  readonly after: FlatRule | null
}

/** What became of the rules of a sheet: one that reads the same in another place is the same. */
export function ruleEdits(before: readonly FlatRule[], after: readonly FlatRule[]): readonly RuleEdit[] {
  if (before === after) return []
  const [stands, stood] = [new Set(after), new Set(before)]
  const come = new Set(after.filter((rule) => !stood.has(rule)))
  const byId = new Map([...come].map((rule) => [rule.id, rule]))
  const byWords = new Map([...come].map((rule) => [wordsOf(rule), rule]))
  const edits = before
    .filter((rule) => !stands.has(rule))
    .map((rule): RuleEdit => {
      const now = [byId.get(rule.id), byWords.get(wordsOf(rule))].find((each) => each && come.delete(each))
      return { before: rule, after: now ?? null }
    })
  return [...edits, ...[...come].map((rule): RuleEdit => ({ before: null, after: rule }))]
}

function wordsOf(rule: FlatRule): string {
  const words = styleRuleOf(rule)
  return `${selectorOf(words)} ${words.atRule ?? ''}`
}

/** What makes a rule that said the same before say what the edited one says now. */
export function repeated({ before, after }: RuleEdit, sheet: CssSheet, twin: FlatRule): readonly CssOperation[] {
  if (!before) return []
  if (!after) return removal(sheet, twin)
  const [was, is] = [valuesOf(before), valuesOf(after)]
  const properties = [...new Set([...was.keys(), ...is.keys()])]
  const changed = properties.filter((property) => textOf(was, property) !== textOf(is, property))
  const sets = changed.map((property): CssOperation => {
    const { value = null, important = false } = is.get(property) ?? {}
    return { type: 'css.set', rule: twin.id, property, value, important }
  })
  return [...sets, ...renaming(before, after, twin)]
}

/** Rules that are nested in it stay. */
function removal(sheet: CssSheet, twin: FlatRule): readonly CssOperation[] {
  const hasNested = twin.declarations.some(({ nestedBefore }) => nestedBefore > 0)
  if (twin.ownSelector === twin.selector && !hasNested) return removeRuleOperations(sheet, styleRuleOf(twin))
  return [...valuesOf(twin).keys()].map((property) => ({ type: 'css.set', rule: twin.id, property, value: null }))
}

function renaming(before: FlatRule, after: FlatRule, twin: FlatRule): readonly CssOperation[] {
  const name = ownerless(after.selector)
  // Part of a nested rule's selector stands around it.
  if (ownerless(before.selector) === name || twin.ownSelector !== twin.selector || !isSelectorText(name)) return []
  const owner = ownerOf(twin.selector)
  const owned = isHeavy(twin.selector) ? heavySelector : ownedSelector
  const selector = owner === null ? name : owned(name, owner)
  return [{ type: 'css.selector', node: twin.id, selector }]
}

type Values = ReadonlyMap<string, FlatRule['declarations'][number]>

function valuesOf({ declarations }: FlatRule): Values {
  return new Map(declarations.map((declaration) => [declaration.property, declaration]))
}

function textOf(values: Values, property: string): string {
  const { value, important } = values.get(property) ?? {}
  return `${value} ${important}`
}
