import { paths, type StyleRule } from '@pergola/contracts'
import { outputPath } from '@pergola/site/project'
import { addressBase } from '../document/address-base.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { isSymbolRule } from '../symbols/symbol-rule.ts'
import { placeFor, sheetWith } from './write-rule.ts'

/** Where addresses in the values of a rule start, which need not stand yet. */
export function addressPlace(core: CanvasCore, page: OpenPage, rule: StyleRule): string {
  const found = sheetWith(page, rule)?.key
  const key = found ?? (isSymbolRule(core, page) ? paths.symbolsCss : placeFor(core, page, rule))
  // A style element stands where the page stands.
  return key !== null && !key.includes('#') ? key : pagePlace(page)
}

/** Where addresses in the page itself start. */
export function pagePlace(page: OpenPage): string {
  const place = outputPath(page.record)
  const base = addressBase(page.tree, place)
  return 'path' in base ? base.path : place
}
