import { paths, type StyleEdit, type StyleRule } from '@pergola/contracts'
import { findRule, flattenRules, styleOperations } from '@pergola/site/css'
import { moveSheetAddresses } from '@pergola/site/symbols'
import type { PayloadRule, PayloadStyles } from '../clipboard/payload-rules.ts'
import type { OpenPage } from '../document/open-page.ts'
import { makeStyleElement, type Apply } from './make-style-element.ts'
import { namedVariables } from './named-variables.ts'
import { homeSheet } from './sheet-home.ts'
import { fileOf, openSheet, sheetWith } from './write-rule.ts'

const root: StyleRule = { selector: ':root', states: [], atRule: null }

function declares(page: OpenPage, property: string): boolean {
  return page.sheets().some(({ sheet }) => {
    const known = page.sheet(sheet)
    return (
      known !== null && flattenRules(known).some((rule) => rule.declarations.some((each) => each.property === property))
    )
  })
}

/** An address in a sheet is meant from where the sheet lies. */
function moved({ edits, sheet }: PayloadRule, file: string): readonly StyleEdit[] {
  return edits.map((edit) => ({
    ...edit,
    value: edit.value && moveSheetAddresses(edit.value, fileOf(sheet), file),
  }))
}

/** Gives a page the rules of what was put in from another one. What it says itself of the same selector stays as it is. */
export function bringStyles(page: OpenPage, { rules, variables }: PayloadStyles, apply: Apply): void {
  const symbols = page.site.sheet(paths.symbolsCss)
  // What a symbol of the project says of itself comes with its sheet.
  const isKnown = (rule: StyleRule) => sheetWith(page, rule) ?? (symbols && findRule(symbols, rule))
  const missing = rules.filter(({ rule }) => !isKnown(rule))
  if (missing.length === 0) return
  const key = homeSheet(page) ?? makeStyleElement(page, apply)
  const sheet = key === null ? null : openSheet(page, key, apply)
  if (key === null || !sheet || sheet.problem !== null) return
  const write = (rule: StyleRule, edits: readonly StyleEdit[]) => {
    for (const operation of styleOperations(sheet, rule, edits)) apply(page.inSheet(key, operation))
  }
  const unknown = variables.filter(({ property }) => !declares(page, property))
  const named = namedVariables(
    missing.flatMap(({ edits }) => edits),
    unknown,
  )
  if (named.length > 0) write(root, named)
  for (const each of missing) write(each.rule, moved(each, fileOf(key)))
}
