import { markers } from '@pergola/contracts'
import type { Block, Project } from '@pergola/contracts'
import { mapHtmlClasses } from '../class-names/map-html-classes.ts'
import { mapSheetClasses } from '../class-names/map-sheet-classes.ts'
import { applyCss, flattenRules, isMadeSelector, isSelectorText, ownerless, parseCss, printCss } from '../css/index.ts'
import type { CssSheet, FlatRule } from '../css/index.ts'
import { applyHtml, attributeOf, printNode } from '../html/index.ts'
import { isOfBlock, renamedInBlock } from './block-class.ts'
import { editedStyle, selectorFor } from './block-rules.ts'
import { readContent } from './symbol-content.ts'

interface BlockTexts {
  readonly type: Block['type']
  readonly content: string
  readonly style: string
}

/** The project that a block comes to. */
interface Goal {
  readonly project: Pick<Project, 'pages'>
  /** A class that nobody has there, for the root of the block where it has none of its own. */
  readonly fresh: string
  readonly isTaken: (name: string) => boolean
}

/**
 * A block whose rules are for itself alone: one that speaks of every heading would style all of a page that it is not even
 * on. Rules of a symbol win over those of pages that weigh the same; what comes of a template is the page's own.
 */
export function ownBlock(given: BlockTexts, goal: Goal): Pick<BlockTexts, 'content' | 'style'> {
  const isSymbol = given.type === 'symbol'
  const block = isSymbol ? withFreeClass(given, goal) : given
  const own = isSymbol ? blockClassOf(block.content) : null
  const isStranger = (rule: FlatRule) =>
    isPlain(rule) && !isMadeSelector(rule.selector) && (own === null || !isOfBlock(rule.selector, own))
  const sheet = parseCss(block.style, '')
  if (!flattenRules(sheet).some(isStranger)) return { content: block.content, style: block.style }
  const { content, owner } = withOwner(block, goal.fresh)
  if (owner === null) return { content, style: block.style }
  const say = (edited: CssSheet) => {
    for (const { id, selector } of flattenRules(edited).filter(isStranger))
      applyCss(edited, { type: 'css.selector', node: id, selector: selectorFor(block.style, selector, owner) })
  }
  if (isSymbol) return { content, style: editedStyle(block.style, goal.project, say) }
  say(sheet)
  return { content, style: printCss(sheet) }
}

/** Content whose root has a class that rules can be kept to. Copies of a template are styled one by one. */
function withOwner({ type, content }: BlockTexts, fresh: string): { content: string; owner: string | null } {
  const place = readContent(content)
  const root = place?.tree.node(place.node)
  if (!place || !root) return { content, owner: null }
  const own = blockClassOf(content)
  if (own !== null) return { content, owner: own }
  const classes = attributeOf(root, 'class')?.trim() ?? ''
  const marker = type === 'symbol' ? { [markers.className]: fresh } : {}
  const attributes = { class: `${classes} ${fresh}`.trim(), ...marker }
  applyHtml(place.tree, { type: 'html.attributes', node: place.node, attributes })
  return { content: printNode(place.tree, place.node), owner: fresh }
}

/** The class that the root of a block says is its own; null where it has none, or one that selectors have to escape. */
function blockClassOf(content: string): string | null {
  const place = readContent(content)
  const root = place?.tree.node(place.node)
  if (!root) return null
  const own = attributeOf(root, markers.className) ?? ''
  const isThere = (attributeOf(root, 'class') ?? '').split(/\s+/).includes(own)
  return /^[a-z_][\w-]*$/i.test(own) && isThere ? own : null
}

/** Where something else is called as the block is, the block and all that is named after it get another name. */
function withFreeClass(block: BlockTexts, { isTaken }: Goal): BlockTexts {
  const own = blockClassOf(block.content)
  if (own === null || isMadeSelector(`.${own}`) || !isTaken(own)) return block
  let number = 2
  while (isTaken(`${own}-${number}`)) number += 1
  const map = (name: string) => renamedInBlock(name, own, `${own}-${number}`)
  const content = mapHtmlClasses(block.content, 'fragment', { map, handlersOf: () => new Map() })
  return { ...block, content, style: mapSheetClasses(block.style, map) ?? block.style }
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
