import { fail, succeed } from '@pergola/contracts'
import { applyCss } from '../css/apply-css.ts'
import { atRuleText, readAtRuleText } from '../css/at-rule-text.ts'
import { isDeclarationValue } from '../css/check-text.ts'
import type { CssAtRule, CssStyleRule } from '../css/css-node.ts'
import type { SourceSheet } from '../css/css-sheet.ts'
import { printCss } from '../css/index.ts'
import { tidy } from '../css/selector-text.ts'
import { openText, setInSheet, type SheetEdited, type VariableValue } from './edit-sheet.ts'
import { encodeName, decodeName } from './map-references.ts'
import { isBase } from './modes.ts'
import type { VariablePlace } from './modes.ts'
import { walkSheet } from './walk-sheet.ts'

type Block = CssStyleRule | CssAtRule

export interface DescribedValue extends VariableValue {
  readonly description: string
}

function keyOf({ selector, atRule }: VariablePlace): string {
  return isBase({ selector, atRule }) ? '' : `${tidy(atRuleText(readAtRuleText(atRule)) ?? '')}|${tidy(selector)}`
}

/** Where the variables of a sheet stand, found once: one walk for each of thousands would take minutes. */
function placesOf(sheet: SourceSheet) {
  const declared = new Map<string, Block>()
  const blocks = new Map<string, Block>()
  walkSheet(sheet, {
    declaration({ declaration, block, selector, atRules }) {
      if (!declaration.property.startsWith('--')) return
      const key = keyOf({ selector, atRule: atRuleText(atRules) })
      declared.set(`${key}|${decodeName(declaration.property)}`, block)
      blocks.set(key, block)
    },
  })
  return { declared, blocks }
}

/** Sets many values at once; new ones are put behind the others of their mode, with what describes them above. */
export function setVariables(css: string, values: readonly DescribedValue[]): SheetEdited {
  const sheet = openText(css)
  if (!sheet) return fail('not-css')
  let places = placesOf(sheet)
  for (const each of values) {
    const { name, value, description } = each
    if (value.trim() === '' || !isDeclarationValue(encodeName(name), value)) return fail('invalid-value', name)
    const key = keyOf(each)
    const standing = places.declared.get(`${key}|${name}`)
    const block = standing ?? places.blocks.get(key)
    if (block) {
      setIn(sheet, block, { ...each, description: standing ? '' : description })
      places.declared.set(`${key}|${name}`, block)
      continue
    }
    const failure = setInSheet(sheet, each)
    if (failure !== null) return fail(failure, name)
    places = placesOf(sheet)
    describe(sheet, places.blocks.get(key), description)
  }
  return succeed(printCss(sheet))
}

function setIn(sheet: SourceSheet, block: Block, { name, value, description }: DescribedValue): void {
  const property = encodeName(name)
  if (description === '') return void applyCss(sheet, { type: 'css.set', rule: block.id, property, value })
  const text = `${commentOf(description)}\n${property}: ${value.trim()};`
  applyCss(sheet, { type: 'css.insertRule', parent: block.id, index: block.children?.length ?? 0, text })
}

/** Above the only declaration of a rule that was just made. */
function describe(sheet: SourceSheet, block: Block | undefined, description: string): void {
  if (!block || description === '') return
  applyCss(sheet, { type: 'css.insertRule', parent: block.id, index: 0, text: commentOf(description) })
}

function commentOf(description: string): string {
  return `/* ${description.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */`
}
