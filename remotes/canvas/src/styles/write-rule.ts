import { paths } from '@pergola/contracts'
import type { StyleEdit, StyleRule } from '@pergola/contracts'
import {
  findRule,
  isDeclarationValue,
  rulesOfBase,
  styleOperations,
  type CssOperation,
  type CssSheet,
} from '@pergola/site/css'
import type { SheetKey, SiteChange, SiteOperation } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { symbolRuleOperation } from '../symbols/symbol-rule.ts'
import { hiddenItemOperations, sheetEdits } from './hidden-items.ts'
import { giveClass, selectedNodes, targetClass, type Choice } from './target.ts'

export type Apply = (operation: SiteOperation) => readonly SiteChange[]

/** The file that a sheet or a style element stands in. */
export function fileOf(key: SheetKey): string {
  return key.split('#')[0] ?? key
}

/** The sheet a rule stands in: the last one, for it decides. */
export function sheetWith(page: OpenPage, rule: StyleRule): { key: SheetKey; sheet: CssSheet } | null {
  for (const { sheet: key, editable } of page.sheets().toReversed()) {
    const sheet = editable ? page.site.sheet(key) : null
    if (sheet && findRule(sheet, rule)) return { key, sheet }
  }
  return null
}

/** What symbols and templates look like is theirs. */
const ofBlocks: ReadonlySet<SheetKey> = new Set([paths.symbolsCss, paths.templatesCss])

/** Where new rules of a page go: its own file, else the last of its sheets that may be edited, for later rules win. */
export function homeSheet(page: OpenPage): SheetKey | null {
  const { css } = page.record.pathes
  if (page.composed) return css === '' ? null : css
  const found = sheetsOfWhole(page)
  return found.find((sheet) => sheet === css) ?? found.at(-1) ?? null
}

function sheetsOfWhole(page: OpenPage): readonly SheetKey[] {
  const all = page.sheets().filter(({ sheet, editable, media }) => editable && media === null && !ofBlocks.has(sheet))
  return all.map(({ sheet }) => sheet)
}

/** Sheets of several pages that a new rule may stand in, beside what they say of the same element. */
function sharedSheets(page: OpenPage): readonly SheetKey[] {
  if (!page.composed) return sheetsOfWhole(page)
  return page.sheets().flatMap(({ sheet, editable }) => (editable && sheet === paths.globalCss ? [sheet] : []))
}

/**
 * Whoever styles a class finds what it says in one place: in the page's own sheet where that speaks of it already, else in
 * the last of those it shares that does, in every state and on every device.
 */
export function placeFor(page: OpenPage, { selector }: StyleRule): SheetKey | null {
  const home = homeSheet(page)
  const speaksOf = (key: SheetKey) => {
    const sheet = page.site.sheet(key)
    return sheet !== null && rulesOfBase(sheet, selector).length > 0
  }
  if (home === null || speaksOf(home)) return home
  return sharedSheets(page).findLast(speaksOf) ?? home
}

/** A page without any sheet of its own gets a style element at the end of its head. */
function makeStyleElement(page: OpenPage, apply: Apply): SheetKey | null {
  const head = page.tree.head()
  const nodes = page.parse('<style></style>', head)
  const [style] = nodes
  if (!style) return null
  apply(page.inHtml({ type: 'html.insert', parent: head, index: page.node(head)?.children.length ?? 0, nodes }))
  return page.site.sheetKey(page.record.pathes.html, style.id)
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
  choice: Choice,
  rule: StyleRule,
  work: (sheet: CssSheet) => readonly CssOperation[],
) {
  return (page: OpenPage, apply: Apply): void => {
    for (const operation of classEdits(core, page, choice)) apply(operation)
    const shared = sheetWith(page, rule) ? null : symbolRuleOperation(core, page, rule)
    if (shared) apply(shared)
    const found = sheetWith(page, rule)
    const key = found?.key ?? placeFor(page, rule) ?? makeStyleElement(page, apply)
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
  writeRule(core, choice, rule, (sheet) => styleOperations(sheet, rule, sheetEdits(edits)))(page, apply)
  const home = sheetWith(page, rule)
  if (!home) return
  const place = { file: fileOf(home.key), rule }
  for (const operation of hiddenItemOperations(page.project(), place, edits)) apply(operation)
}
