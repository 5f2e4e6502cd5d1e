import type { Project, StyleEdit, StyleRule } from '@pergola/contracts'
import { isHiddenItems } from '@pergola/site/css'
import type { SiteOperation } from '@pergola/site/document'
import { hiddenStyles, hiddenStylesKey, isTable } from '@pergola/site/project'

type Texts = Readonly<Record<string, string>>

/** A rule in its file: rules of two pages may share every word. */
export interface RulePlace {
  readonly file: string
  readonly rule: StyleRule
}

function nameOf({ selector, states, atRule }: StyleRule): string {
  return `${atRule ?? ''} ${selector}${states.join('')}`.trim()
}

function ownOf(table: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> {
  const value = Object.hasOwn(table, key) ? table[key] : undefined
  return isTable(value) ? value : {}
}

/** What the style panel has switched off in a rule. Records come from files, so nothing is taken on trust. */
export function hiddenItems(project: Project, { file, rule }: RulePlace): Texts {
  const texts = ownOf(ownOf(hiddenStyles(project), file), nameOf(rule))
  return Object.fromEntries(
    Object.entries(texts).flatMap(([property, value]) =>
      typeof value === 'string' && isHiddenItems({ property, value }) ? [[property, value]] : [],
    ),
  )
}

function withEntry(table: Readonly<Record<string, unknown>>, key: string, value: Readonly<Record<string, unknown>>) {
  const entries = new Map(Object.entries(table))
  if (Object.keys(value).length > 0) entries.set(key, value)
  else entries.delete(key)
  return Object.fromEntries(entries)
}

function withItems(project: Project, file: string, changed: readonly (readonly [StyleRule, Texts])[]): SiteOperation[] {
  const before = hiddenStyles(project)
  let rules: Readonly<Record<string, unknown>> = ownOf(before, file)
  for (const [rule, texts] of changed) rules = withEntry(rules, nameOf(rule), texts)
  const table = withEntry(before, file, rules)
  return [{ type: 'record', key: hiddenStylesKey, value: Object.keys(table).length > 0 ? table : undefined }]
}

/** What the sheet gets of the edits: it never holds hidden items, and loses those that it held in older projects. */
export function sheetEdits(edits: readonly StyleEdit[]): readonly StyleEdit[] {
  return edits.map((edit) => (isHiddenItems(edit) ? { ...edit, value: null } : edit))
}

/** What the record gets of them. */
export function hiddenItemOperations(project: Project, place: RulePlace, edits: readonly StyleEdit[]): SiteOperation[] {
  const before = hiddenItems(project, place)
  const texts = new Map(Object.entries(before))
  for (const { property, value } of edits.filter(isHiddenItems)) {
    if (value === null) texts.delete(property)
    else texts.set(property, value)
  }
  const after = Object.fromEntries(texts)
  return JSON.stringify(after) === JSON.stringify(before) ? [] : withItems(project, place.file, [[place.rule, after]])
}

/** They follow their rule where it is called something else, and go with it where it goes. */
export function moveHiddenItems(project: Project, from: RulePlace, to: StyleRule | null): SiteOperation[] {
  const texts = hiddenItems(project, from)
  if (Object.keys(texts).length === 0) return []
  return withItems(project, from.file, [[from.rule, {}], ...(to ? [[to, texts] as const] : [])])
}
