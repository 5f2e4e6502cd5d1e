import { paths, type RuleHome, type RuleSheet, type StyleRule } from '@pergola/contracts'
import type { SheetKey } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { isSymbolRule } from '../symbols/symbol-rule.ts'
import { otherHome, possibleHomes } from './sheet-home.ts'
import type { Choice } from './target.ts'
import { fileOf, placeFor, sheetWith } from './write-rule.ts'

interface HomeQuestion {
  readonly page: OpenPage
  readonly rule: StyleRule
  readonly choice: Choice
}

function asSheet(key: SheetKey): RuleSheet {
  return { sheet: key, file: fileOf(key), embedded: key.includes('#') }
}

function otherThan(page: OpenPage, key: SheetKey): Pick<RuleHome, 'other'> {
  const other = otherHome(page, key)
  return other ? { other } : {}
}

/** What the panel says of the place of a rule: where it stands, or where its first value will make it. */
export function readRuleHome(core: CanvasCore, { page, rule, choice }: HomeQuestion): RuleHome {
  const found = sheetWith(page, rule)?.key
  if (found !== undefined) return { ...asSheet(found), choices: [], ...otherThan(page, found) }
  if (isSymbolRule(core, page)) return { ...asSheet(paths.symbolsCss), choices: [] }
  const key = placeFor(core, page, rule, choice)
  const choices = possibleHomes(page).map(({ sheet }) => asSheet(sheet))
  if (key === null)
    return {
      sheet: '',
      file: page.record.pathes.html,
      embedded: true,
      choices: [],
    }
  return { ...asSheet(key), choices: choices.length > 1 ? choices : [], ...otherThan(page, key) }
}
