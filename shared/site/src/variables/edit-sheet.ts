import type { Outcome } from '@pergola/contracts'
import { fail, succeed } from '@pergola/contracts'
import { applyCss } from '../css/apply-css.ts'
import { atRuleText, readAtRuleText, sameAtRules } from '../css/at-rule-text.ts'
import { checkParams, isDeclarationValue, isSelectorText } from '../css/check-text.ts'
import type { CssAtRule, CssChild, CssDeclaration, CssStyleRule } from '../css/css-node.ts'
import { sourceSheet } from '../css/css-sheet.ts'
import type { SourceSheet } from '../css/css-sheet.ts'
import { habitsOf } from '../css/habits.ts'
import { parseCss, printCss } from '../css/index.ts'
import { tidy } from '../css/selector-text.ts'
import { splitSelector } from '../css/selectors.ts'
import { styleOperations } from '../css/style-operations.ts'
import { decodeName, encodeName } from './map-references.ts'
import { isBase } from './modes.ts'
import type { VariablePlace } from './modes.ts'
import { walkSheet } from './walk-sheet.ts'
import type { PlacedDeclaration } from './walk-sheet.ts'

export type SheetFailure = 'not-css' | 'missing' | 'invalid-value' | 'invalid-selector'

export type SheetEdited = Outcome<string, SheetFailure>

export interface VariableValue extends VariablePlace {
  readonly name: string
  readonly value: string
}

/** Opens a text as a sheet that can be edited; null for a text that is none. */
export function openText(css: string): SourceSheet | null {
  // A name with a sign of style elements: a single rule of an element keeps its distance to the end tag.
  const sheet = sourceSheet(parseCss(css, '#'))
  return sheet.problem === null ? sheet : null
}

function isAt(placed: PlacedDeclaration, place: VariablePlace): boolean {
  return tidy(placed.selector) === tidy(place.selector) && sameAtRules(placed.atRules, readAtRuleText(place.atRule))
}

/** Every declaration of a custom property, in the order of the sheet; with a place, those of its rules alone. */
export function declarationsOf(sheet: SourceSheet, name: string | null, place?: VariablePlace): PlacedDeclaration[] {
  const found: PlacedDeclaration[] = []
  walkSheet(sheet, {
    declaration(placed) {
      const { property } = placed.declaration
      if (!property.startsWith('--') || (name !== null && decodeName(property) !== name)) return
      if (!place || isAt(placed, place)) found.push(placed)
    },
  })
  return found
}

/** Sets a value in the rule of a place, which is made where there is none. Only that declaration is another text after. */
export function setVariable(css: string, value: VariableValue): SheetEdited {
  const sheet = openText(css)
  if (!sheet) return fail('not-css')
  const failure = setInSheet(sheet, value)
  return failure === null ? succeed(printCss(sheet)) : fail(failure)
}

/** The same in a sheet that is open; null when it was done. */
export function setInSheet(sheet: SourceSheet, { name, value, ...place }: VariableValue): SheetFailure | null {
  if (!isDeclarationValue(encodeName(name), value) || value.trim() === '') return 'invalid-value'
  const found = declarationsOf(sheet, name, place).at(-1)
  const block = found?.block ?? lastBlockOf(sheet, place)
  const property = found?.declaration.property ?? encodeName(name)
  if (block) applyCss(sheet, { type: 'css.set', rule: block.id, property, value })
  else if (isBase(place)) insertRoot(sheet, property, value)
  else {
    if (!canStand(place)) return 'invalid-selector'
    const { base, states } = splitSelector(place.selector)
    const rule = { selector: base, states, atRule: place.atRule }
    for (const operation of styleOperations(sheet, rule, [{ property, value }])) applyCss(sheet, operation)
  }
  return null
}

/** Whether a rule of the place can be written: its selector, and the conditions around it. */
function canStand({ selector, atRule }: VariablePlace): boolean {
  return (
    isSelectorText(selector) && readAtRuleText(atRule).every(({ name, params }) => checkParams(name, params) !== null)
  )
}

/** The last rule of a place that declares custom properties already: they stay together. */
function lastBlockOf(sheet: SourceSheet, place: VariablePlace): CssStyleRule | CssAtRule | undefined {
  const asked = isBase(place) ? (placed: PlacedDeclaration) => isBase(placeOfDeclaration(placed)) : null
  const all = declarationsOf(sheet, null)
  const most = new Map<CssStyleRule | CssAtRule, number>()
  for (const placed of all) {
    if (asked ? !asked(placed) : !isAt(placed, place)) continue
    most.set(placed.block, (most.get(placed.block) ?? 0) + 1)
  }
  return [...most].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

export function placeOfDeclaration({ selector, atRules }: PlacedDeclaration): VariablePlace {
  return { selector, atRule: atRuleText(atRules) }
}

/** At the top, where one looks for it, behind what has to stand first. */
function insertRoot(sheet: SourceSheet, name: string, value: string): void {
  const index = sheet.root.children.findLastIndex(isStatement) + 1
  const { compact } = habitsOf(sheet)
  const text = compact ? `:root{${name}:${value.trim()}}` : `:root {\n  ${name}: ${value.trim()};\n}`
  applyCss(sheet, { type: 'css.insertRule', parent: null, index, text })
}

function isStatement(node: CssChild): boolean {
  return node.kind === 'at-rule' && node.children === null
}

/** Takes a value out of a place; a rule that held nothing else goes with it, and so does its block. */
export function clearVariable(css: string, name: string, place: VariablePlace): SheetEdited {
  const sheet = openText(css)
  if (!sheet) return fail('not-css')
  const found = declarationsOf(sheet, name, place)
  if (found.length === 0) return fail('missing')
  removeDeclarations(sheet, found)
  return succeed(printCss(sheet))
}

export function removeDeclarations(sheet: SourceSheet, found: readonly PlacedDeclaration[]): void {
  for (const { declaration, block } of found) {
    const comment = block.children?.[block.children.indexOf(declaration) - 1]
    const isDescribed = comment?.kind === 'comment' && comment.before.includes('\n') && isBelow(declaration)
    applyCss(sheet, { type: 'css.remove', node: declaration.id })
    if (isDescribed) applyCss(sheet, { type: 'css.remove', node: comment.id })
    removeEmpty(sheet, block)
  }
}

/** On the next line, with nothing between. */
function isBelow({ before }: CssDeclaration): boolean {
  return (before.match(/\n/g) ?? []).length === 1
}

function removeEmpty(sheet: SourceSheet, block: CssStyleRule | CssAtRule): void {
  let last: CssStyleRule | CssAtRule | null = null
  for (let at: CssStyleRule | CssAtRule | null = block; at && (at.children?.length ?? 0) === (last ? 1 : 0);) {
    last = at
    at = at.parent && at.parent.kind !== 'root' ? at.parent : null
  }
  if (last) applyCss(sheet, { type: 'css.remove', node: last.id })
}
