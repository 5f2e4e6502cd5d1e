import { markers } from '@pergola/contracts'
import type { Block } from '@pergola/contracts'
import {
  applyCss,
  flattenRules,
  isMadeSelector,
  isSelectorText,
  ownedSelector,
  ownerless,
  parseCss,
  printCss,
  scopedSelector,
} from '../css/index.ts'
import type { FlatRule } from '../css/index.ts'
import { applyHtml, attributeOf, printNode } from '../html/index.ts'
import { readContent } from './symbol-content.ts'

interface BlockTexts {
  readonly type: Block['type']
  readonly content: string
  readonly style: string
}

/**
 * A block whose rules are for itself alone: one that speaks of every heading would style all of a page that it is not even
 * on. What a symbol says weighs more than what pages say; what comes of a template is the page's own. `fresh` is the class
 * that its root is given where it has none of its own.
 */
export function ownBlock(block: BlockTexts, fresh: string): Pick<BlockTexts, 'content' | 'style'> {
  const isSymbol = block.type === 'symbol'
  const sheet = parseCss(block.style, '')
  const plain = flattenRules(sheet).filter(isPlain)
  const strangers = plain.filter(({ selector }) => !isMadeSelector(selector))
  const say = (rules: readonly FlatRule[], change: (selector: string) => string) => {
    for (const { id, selector } of rules)
      applyCss(sheet, { type: 'css.selector', node: id, selector: change(selector) })
  }
  const made = isSymbol ? plain.filter((rule) => !strangers.includes(rule)) : []
  say(made, (selector) => ownedSelector(selector, null))
  const { content, owner } = strangers.length > 0 ? withOwner(block, fresh) : { content: block.content, owner: null }
  if (owner !== null) say(strangers, (selector) => (isSymbol ? ownedSelector : scopedSelector)(selector, owner))
  return { content, style: printCss(sheet) }
}

/** Content whose root has a class that rules can be kept to. Copies of a template are styled one by one. */
function withOwner({ type, content }: BlockTexts, fresh: string): { content: string; owner: string | null } {
  const place = readContent(content)
  const root = place?.tree.node(place.node)
  if (!place || !root) return { content, owner: null }
  const classes = attributeOf(root, 'class')?.trim() ?? ''
  const own = attributeOf(root, markers.className) ?? ''
  if (/^[a-z_][\w-]*$/i.test(own) && classes.split(/\s+/).includes(own)) return { content, owner: own }
  const marker = type === 'symbol' ? { [markers.className]: fresh } : {}
  const attributes = { class: `${classes} ${fresh}`.trim(), ...marker }
  applyHtml(place.tree, { type: 'html.attributes', node: place.node, attributes })
  return { content: printNode(place.tree, place.node), owner: fresh }
}

/**
 * Not said for a block yet. What is nested in a rule is for whom that is for; the root of a page is asked for nothing but
 * its custom properties.
 */
function isPlain({ selector, ownSelector, declarations }: FlatRule): boolean {
  // What is no selector is for nobody.
  if (selector !== ownSelector || !isSelectorText(selector) || ownerless(selector) !== selector) return false
  return !(selector === ':root' && declarations.every(({ property }) => property.startsWith('--')))
}
