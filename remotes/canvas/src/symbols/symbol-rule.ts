import { markers, paths } from '@pergola/contracts'
import type { NodeId, StyleRule } from '@pergola/contracts'
import {
  applyCss,
  createRuleOperations,
  heavySelector,
  isHeavy,
  isMadeSelector,
  ownedSelector,
} from '@pergola/site/css'
import type { SiteOperation } from '@pergola/site/document'
import { attributeOf } from '@pergola/site/html'
import { blockStyle, editedStyle, isOfBlock, readVariants, withBlockStyle } from '@pergola/site/symbols'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'

/** A new rule for the selected element stands with the rules of its symbol. */
export function isSymbolRule({ store }: CanvasCore, page: OpenPage): boolean {
  return store.getState().selected?.symbol != null && page.sheets().some(({ sheet }) => sheet === paths.symbolsCss)
}

/** Classes that copies of a symbol choose among. */
function variantsOf(page: OpenPage, root: NodeId): readonly string[] {
  const node = page.node(root)
  const variants = node ? readVariants(attributeOf(node, markers.symbolVariants)) : []
  return variants.flatMap(({ classes }) => classes)
}

interface Said {
  readonly selector: string
  /** Class of the symbol's root, as a selector says it. */
  readonly owner: string | null
}

/**
 * A selector as the symbol of what is selected says it: what is named after the symbol is nobody else's, and everything
 * else is said for the symbol alone.
 */
export function symbolSelector({ store }: CanvasCore, page: OpenPage, { selector, owner }: Said): string {
  const symbol = store.getState().selected?.symbol
  const isMade = isMadeSelector(selector)
  const style = symbol ? blockStyle(page.site.text(paths.symbolsCss) ?? '', symbol.id) : null
  if (isHeavy(style ?? '')) return heavySelector(selector, isMade ? null : owner)
  if (!symbol || owner === null || isMade || isOfBlock(selector, owner)) return selector
  return variantsOf(page, symbol.root).includes(selector.slice(1)) ? selector : ownedSelector(selector, owner)
}

/** New rules for what is in a symbol stand with the symbol's own, so that they reach every page it is on. */
export function symbolRuleOperation(core: CanvasCore, page: OpenPage, rule: StyleRule): SiteOperation | null {
  const symbol = core.store.getState().selected?.symbol
  if (!symbol || !isSymbolRule(core, page)) return null
  const shared = page.site.text(paths.symbolsCss) ?? ''
  const style = editedStyle(blockStyle(shared, symbol.id) ?? '', page.project(), (own) => {
    // What all copies say comes before what one variant says otherwise.
    const winners = variantsOf(page, symbol.root)
    for (const operation of createRuleOperations(own, rule, winners)) applyCss(own, operation)
  })
  return { type: 'text', file: paths.symbolsCss, text: withBlockStyle(shared, symbol.id, style) }
}
