import type { NodeId } from '@pergola/contracts'
import type { HtmlNode, HtmlSubtree } from '@pergola/site/html'

interface ParsedNode {
  readonly id: NodeId
  readonly kind: string
  readonly name: string
  readonly attributes: HtmlNode['attributes']
  readonly value: string
}

/** What a detached subtree starts with. */
export function rootOf(subtree: HtmlSubtree): ParsedNode {
  const [root] = subtree['nodes'] as readonly ParsedNode[]
  if (!root) throw new Error('structure: a parsed subtree without a node')
  return root
}

/** Names of the elements markup starts with. Read in a template, where whatever is written may stand. */
export function rootNames(html: string): readonly string[] {
  const template = document.implementation.createHTMLDocument('').createElement('template')
  template.innerHTML = html
  return [...template.content.children].map((element) => element.localName)
}
