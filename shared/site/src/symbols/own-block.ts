import { markers } from '@pergola/contracts'
import {
  applyCss,
  flattenRules,
  isMadeSelector,
  isSelectorText,
  ownedSelector,
  ownerless,
  parseCss,
  printCss,
} from '../css/index.ts'
import type { FlatRule } from '../css/index.ts'
import { applyHtml, attributeOf, printNode } from '../html/index.ts'
import { readContent } from './symbol-content.ts'

interface SymbolTexts {
  readonly content: string
  readonly style: string
}

/**
 * A symbol from elsewhere whose rules are for itself alone: one that speaks of every heading would style all of a page that
 * it is not even on. `fresh` is the class that its root is given where it has none of its own.
 */
export function ownBlock({ content, style }: SymbolTexts, fresh: string): SymbolTexts {
  const sheet = parseCss(style, '')
  const plain = flattenRules(sheet).filter(isPlain)
  const strangers = plain.filter(({ selector }) => !isMadeSelector(selector))
  const say = (rules: readonly FlatRule[], owner: string | null) => {
    for (const { id, selector } of rules) {
      applyCss(sheet, { type: 'css.selector', node: id, selector: ownedSelector(selector, owner) })
    }
  }
  say(
    plain.filter((rule) => !strangers.includes(rule)),
    null,
  )
  const place = strangers.length > 0 ? readContent(content) : null
  const root = place?.tree.node(place.node)
  if (!place || !root) return { content, style: printCss(sheet) }
  const classes = attributeOf(root, 'class')?.trim() ?? ''
  const own = attributeOf(root, markers.className) ?? ''
  const isOwned = /^[a-z_][\w-]*$/i.test(own) && classes.split(/\s+/).includes(own)
  const owner = isOwned ? own : fresh
  say(strangers, owner)
  if (isOwned) return { content, style: printCss(sheet) }
  const attributes = { class: `${classes} ${owner}`.trim(), [markers.className]: owner }
  applyHtml(place.tree, { type: 'html.attributes', node: place.node, attributes })
  return { content: printNode(place.tree, place.node), style: printCss(sheet) }
}

/**
 * Not said for a symbol yet. What is nested in a rule is for whom that is for; the root of a page is asked for nothing but
 * its custom properties.
 */
function isPlain({ selector, ownSelector, declarations }: FlatRule): boolean {
  // What is no selector is for nobody.
  if (selector !== ownSelector || !isSelectorText(selector) || ownerless(selector) !== selector) return false
  return !(selector === ':root' && declarations.every(({ property }) => property.startsWith('--')))
}
