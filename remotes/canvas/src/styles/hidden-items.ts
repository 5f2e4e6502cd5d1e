import { hiddenItemsPrefix, type Project, type StyleEdit, type StyleRule } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'

const key = 'hiddenStyles'

type Texts = Readonly<Record<string, string>>

/** By the rule alone, not by its file: a page or a sheet that is renamed keeps what is hidden in it. */
function nameOf({ selector, states, atRule }: StyleRule): string {
  return `${atRule ?? ''} ${selector}${states.join('')}`.trim()
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function tableOf(project: Project): Readonly<Record<string, unknown>> {
  const table = project[key]
  return isTable(table) ? table : {}
}

/** Properties of a person's own may begin with the same word; hidden items have their place in front. */
function isAside({ property, value }: StyleEdit): boolean {
  return property.startsWith(hiddenItemsPrefix) && (value === null || /^\(\d+ /.test(value))
}

/** What the style panel has switched off in a rule. Records come from files, so nothing is taken on trust. */
export function hiddenItems(project: Project, rule: StyleRule): Texts {
  const table = tableOf(project)
  const texts = Object.hasOwn(table, nameOf(rule)) ? table[nameOf(rule)] : undefined
  if (!isTable(texts)) return {}
  return Object.fromEntries(
    Object.entries(texts).flatMap(([property, value]) =>
      typeof value === 'string' && isAside({ property, value }) ? [[property, value]] : [],
    ),
  )
}

function withItems(project: Project, changed: readonly (readonly [StyleRule, Texts])[]): SiteOperation[] {
  const table = new Map(Object.entries(tableOf(project)))
  for (const [rule, texts] of changed) {
    if (Object.keys(texts).length > 0) table.set(nameOf(rule), texts)
    else table.delete(nameOf(rule))
  }
  return [{ type: 'record', key, value: table.size > 0 ? Object.fromEntries(table) : undefined }]
}

/** What the sheet gets of the edits: it never holds hidden items, and loses those that it held in older projects. */
export function sheetEdits(edits: readonly StyleEdit[]): readonly StyleEdit[] {
  return edits.map((edit) => (isAside(edit) ? { ...edit, value: null } : edit))
}

/** What the record gets of them. */
export function hiddenItemOperations(project: Project, rule: StyleRule, edits: readonly StyleEdit[]): SiteOperation[] {
  const before = hiddenItems(project, rule)
  const texts = new Map(Object.entries(before))
  for (const { property, value } of edits.filter(isAside)) {
    if (value === null) texts.delete(property)
    else texts.set(property, value)
  }
  const after = Object.fromEntries(texts)
  return JSON.stringify(after) === JSON.stringify(before) ? [] : withItems(project, [[rule, after]])
}

/** They follow their rule where it is called something else, and go with it where it goes. */
export function moveHiddenItems(project: Project, from: StyleRule, to: StyleRule | null): SiteOperation[] {
  const texts = hiddenItems(project, from)
  if (Object.keys(texts).length === 0) return []
  return withItems(project, [[from, {}], ...(to ? [[to, texts] as const] : [])])
}
