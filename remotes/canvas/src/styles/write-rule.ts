import type { StyleEdit, StyleRule } from '@pergola/contracts'
import { findRule, isDeclarationValue, styleOperations, type CssOperation, type CssSheet } from '@pergola/site/css'
import type { SheetKey, SiteOperation } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { classesOf } from '../service/describe-element.ts'
import { symbolRuleOperation } from '../symbols/symbol-rule.ts'
import { hiddenItemOperations, sheetEdits } from './hidden-items.ts'
import { makeStyleElement, type Apply } from './make-style-element.ts'
import { homeFor } from './sheet-home.ts'
import { giveClass, selectedNodes, targetClass, type Choice } from './target.ts'

/** The file that a sheet or a style element stands in. */
export function fileOf(key: SheetKey): string {
  return key.split('#')[0] ?? key
}

/** The sheet a rule stands in: the last one, for it decides. */
export function sheetWith(page: OpenPage, rule: StyleRule): { key: SheetKey; sheet: CssSheet } | null {
  for (const { sheet: key, written } of page.sheets().toReversed()) {
    const sheet = written ? page.site.sheet(key) : null
    if (sheet && findRule(sheet, rule)) return { key, sheet }
  }
  return null
}

/** The sheet for a rule of what is selected, which need not stand yet. Null where one has to be made. */
export function placeFor(
  core: CanvasCore,
  page: OpenPage,
  rule: StyleRule,
  { sheet: chosen = null, properties = [] }: { readonly sheet?: SheetKey | null; properties?: readonly string[] } = {},
) {
  const classes = selectedNodes(core).flatMap((node) => classesOf(page.attributesOf(node)))
  return homeFor(page, { rule, classes, chosen, properties })
}

export function openSheet(page: OpenPage, key: SheetKey, apply: Apply): CssSheet | null {
  const known = page.site.sheet(key)
  if (known || key.includes('#')) return known
  apply({ type: 'text', file: key, text: '' })
  return page.site.sheet(key)
}

/** What is selected gets the class that the rule is for, where it has none yet. */
function classEdits(core: CanvasCore, page: OpenPage, choice: Choice): SiteOperation[] {
  const nodes = selectedNodes(core)
  if (nodes.length === 0 || choice.selector !== null) return []
  const { name, exists } = targetClass(page, nodes, choice)
  return exists ? [] : giveClass(page, nodes, name)
}

/** Would end the element that holds a sheet of the page itself, or one that a page is given in a single file. */
const endsElement = /<\/style/i

/** Values that would end the declaration, and with it the rule, are no values. */
export function safeEdits(edits: readonly StyleEdit[]): readonly StyleEdit[] {
  return edits.filter(
    ({ property, value }) =>
      /^(?:-?[a-z][\w-]*|--(?:[\w-]|[^\0-\x7f])+)$/i.test(property) &&
      (value === null || (isDeclarationValue(property, value) && !endsElement.test(value))),
  )
}

/** Edits of a rule that stands already are plain operations, the same however often they are shown and taken back. */
export function editsInPlace(page: OpenPage, rule: StyleRule, edits: readonly StyleEdit[]): SiteOperation[] | null {
  const found = sheetWith(page, rule)
  if (!found) return null
  const inSheet = styleOperations(found.sheet, rule, sheetEdits(edits))
  const aside = hiddenItemOperations(page.project(), { file: fileOf(found.key), rule }, edits)
  return [...inSheet.map((operation) => page.inSheet(found.key, operation)), ...aside]
}

/** Makes what is missing on the way: the class and the sheet; then what is to be done in it. */
export function writeRule(
  core: CanvasCore,
  choice: Choice & { readonly properties?: readonly string[] },
  rule: StyleRule,
  work: (sheet: CssSheet) => readonly CssOperation[],
) {
  return (page: OpenPage, apply: Apply): void => {
    for (const operation of classEdits(core, page, choice)) apply(operation)
    const shared = sheetWith(page, rule) ? null : symbolRuleOperation(core, page, rule)
    if (shared) apply(shared)
    const found = sheetWith(page, rule)
    const key = found?.key ?? placeFor(core, page, rule, choice) ?? makeStyleElement(page, apply)
    const sheet = key === null ? null : openSheet(page, key, apply)
    if (key === null || !sheet) return
    for (const operation of work(sheet)) apply(page.inSheet(key, operation))
  }
}

interface RuleEdits {
  readonly core: CanvasCore
  readonly choice: Choice
  readonly rule: StyleRule
  readonly edits: readonly StyleEdit[]
}

/** Edits of a rule that may not stand yet, with what is switched off in it. */
export function writeEdits({ core, choice, rule, edits }: RuleEdits, page: OpenPage, apply: Apply): void {
  const about = { ...choice, properties: edits.map(({ property }) => property) }
  writeRule(core, about, rule, (sheet) => styleOperations(sheet, rule, sheetEdits(edits)))(page, apply)
  const home = sheetWith(page, rule)
  if (!home) return
  const place = { file: fileOf(home.key), rule }
  for (const operation of hiddenItemOperations(page.project(), place, edits)) apply(operation)
}
