import { markers, paths } from '@pergola/contracts'
import type { StyleRule } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import { attributeOf } from '@pergola/site/html'
import { readVariants } from '@pergola/site/symbols'
import { symbolsPart } from '../document/lazy-symbols.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'

/** A new rule for the selected element stands with the rules of its symbol. */
export function isSymbolRule({ store }: CanvasCore, page: OpenPage): boolean {
  return store.getState().selected?.symbol != null && page.sheets().some(({ sheet }) => sheet === paths.symbolsCss)
}

function saidHere({ store }: CanvasCore, page: OpenPage, owner: string | null) {
  const symbol = store.getState().selected?.symbol
  const root = symbol && page.node(symbol.root)
  const variants = root ? readVariants(attributeOf(root, markers.symbolVariants)) : []
  return {
    sheet: page.site.text(paths.symbolsCss) ?? '',
    symbol: symbol?.id ?? '',
    owner,
    variants: variants.flatMap(({ classes }) => classes),
  }
}

/** A selector as the symbol of what is selected says it; `owner` is the class that its rules are kept to. */
export function symbolSelector(core: CanvasCore, page: OpenPage, selector: string, owner: string | null): string {
  return symbolsPart()?.selectorOfSymbol(selector, saidHere(core, page, owner)) ?? selector
}

/** New rules for what is in a symbol stand with the symbol's own, so that they reach every page it is on. */
export function symbolRuleOperation(core: CanvasCore, page: OpenPage, rule: StyleRule): SiteOperation | null {
  const part = symbolsPart()
  if (!part || !isSymbolRule(core, page)) return null
  const text = part.withRuleOfSymbol(rule, saidHere(core, page, null), page.project())
  return { type: 'text', file: paths.symbolsCss, text }
}
