import { paths } from '@pergola/contracts'
import type { StyleRule } from '@pergola/contracts'
import { applyCss, createRuleOperations, parseCss, printCss } from '@pergola/site/css'
import type { SiteOperation } from '@pergola/site/document'
import { blockStyle, withBlockStyle } from '@pergola/site/symbols'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'

/** New rules for what is in a symbol stand with the symbol's own, so that they reach every page it is on. */
export function symbolRuleOperation({ store }: CanvasCore, page: OpenPage, rule: StyleRule): SiteOperation | null {
  const symbol = store.getState().selected?.symbol
  const isLinked = page.sheets().some(({ sheet }) => sheet === paths.symbolsCss)
  if (!symbol || !isLinked) return null
  const shared = page.site.text(paths.symbolsCss) ?? ''
  const own = parseCss(blockStyle(shared, symbol.id) ?? '', paths.symbolsCss)
  for (const operation of createRuleOperations(own, rule)) applyCss(own, operation)
  return { type: 'text', file: paths.symbolsCss, text: withBlockStyle(shared, symbol.id, printCss(own).trim()) }
}
