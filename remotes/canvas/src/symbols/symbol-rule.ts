import { markers, paths } from '@pergola/contracts'
import type { StyleRule } from '@pergola/contracts'
import { applyCss, createRuleOperations, parseCss, printCss } from '@pergola/site/css'
import type { SiteOperation } from '@pergola/site/document'
import { attributeOf } from '@pergola/site/html'
import { blockStyle, readVariants, withBlockStyle } from '@pergola/site/symbols'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'

/** A new rule for the selected element stands with the rules of its symbol. */
export function isSymbolRule({ store }: CanvasCore, page: OpenPage): boolean {
  return store.getState().selected?.symbol != null && page.sheets().some(({ sheet }) => sheet === paths.symbolsCss)
}

/** New rules for what is in a symbol stand with the symbol's own, so that they reach every page it is on. */
export function symbolRuleOperation(core: CanvasCore, page: OpenPage, rule: StyleRule): SiteOperation | null {
  const symbol = core.store.getState().selected?.symbol
  if (!symbol || !isSymbolRule(core, page)) return null
  const shared = page.site.text(paths.symbolsCss) ?? ''
  const own = parseCss(blockStyle(shared, symbol.id) ?? '', paths.symbolsCss)
  const root = page.node(symbol.root)
  // What all copies say comes before what one variant says otherwise.
  const variants = root ? readVariants(attributeOf(root, markers.symbolVariants)) : []
  const winners = variants.flatMap(({ classes }) => classes)
  for (const operation of createRuleOperations(own, rule, winners)) applyCss(own, operation)
  return { type: 'text', file: paths.symbolsCss, text: withBlockStyle(shared, symbol.id, printCss(own).trim()) }
}
