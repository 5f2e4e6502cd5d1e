import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from '@pergola/site/html'
import { holdsItems, lineNames } from '../structure/holds-items.ts'
import { showsContent } from '../structure/shows-content.ts'

/** Annex §2.3 and what else a visitor reads: these can be typed into even while they are empty. */
const textTags = new Set(
  (
    'h1 h2 h3 h4 h5 h6 p span strong em b i small mark del ins sub sup code kbd samp var cite q abbr dfn time address ' +
    'blockquote pre article a button label li td th figcaption summary legend dt dd caption u s bdi bdo data output'
  ).split(' '),
)

/** Elements that belong to the line of text they stand in. */
export const inlineNames: ReadonlySet<string> = new Set(
  (
    'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd label mark q rp rt ruby s samp small ' +
    'span strike strong sub sup time tt u var wbr'
  ).split(' '),
)

/** Their text is a value, or nothing that is seen. */
const neverTyped: ReadonlySet<string> = new Set(
  'html head br wbr img script style template textarea option optgroup noscript title'.split(' '),
)

/** Text of a drawing. */
const svgTextNames: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath'])

/** A text is short; an element with more than this in it is a part of the page, whatever it is made of. */
const mostNodes = 400

interface Nodes {
  node(id: NodeId): HtmlNode | undefined
}

interface Findings {
  left: number
  text: boolean
}

function onlyInline(nodes: Nodes, node: HtmlNode, found: Findings): boolean {
  for (const id of node.children) {
    found.left -= 1
    const child = nodes.node(id)
    if (!child || found.left < 0) return false
    if (child.kind === 'text' && child.value.trim() !== '') found.text = true
    if (child.kind !== 'element') continue
    if (child.namespace !== 'html' || !inlineNames.has(child.name) || !onlyInline(nodes, child, found)) return false
  }
  return true
}

/**
 * Whether an element holds text and inline markup only, so that its content can be typed. A row of links, buttons or
 * spans without a word beside them is none: each of them is a text. A heading, a paragraph and their like stay texts.
 */
export function isTextElement(nodes: Nodes, node: HtmlNode): boolean {
  if (node.kind !== 'element' || node.namespace !== 'html') return false
  if (node.name === 'body' || neverTyped.has(node.name)) return false
  if (!lineNames.has(node.name) && holdsItems(nodes, node)) return false
  const found: Findings = { left: mostNodes, text: false }
  return onlyInline(nodes, node, found) && (found.text || textTags.has(node.name))
}

/** Whether words stand in the element itself, beside whatever else it holds. */
export function holdsWords(nodes: Nodes, node: HtmlNode): boolean {
  return node.children.some((id) => {
    const child = nodes.node(id)
    return child?.kind === 'text' && child.value.trim() !== ''
  })
}

/**
 * Whether a person can type in the element: it is a text, or has words of its own beside an icon, a field, a nested list
 * or a block, which stay whole while it is typed in.
 */
export function isTypable(nodes: Nodes, node: HtmlNode): boolean {
  if (node.namespace === 'svg') return svgTextNames.has(node.name) && holdsWords(nodes, node)
  if (!showsContent(node) || neverTyped.has(node.name)) return false
  return isTextElement(nodes, node) || holdsWords(nodes, node)
}

/** The decoded text of an element that holds nothing but text; null otherwise. */
export function textOf(nodes: Nodes, node: HtmlNode): string | null {
  let text = ''
  for (const id of node.children) {
    const child = nodes.node(id)
    if (child?.kind === 'element') return null
    if (child?.kind === 'text') text += child.value
  }
  return text
}
