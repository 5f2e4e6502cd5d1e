import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from '@pergola/site/html'

interface Nodes {
  node(id: NodeId): HtmlNode | undefined
}

/** These hold phrasing content and nothing else. */
export const phrasingOnly: ReadonlySet<string> = new Set(
  (
    'h1 h2 h3 h4 h5 h6 p pre button label summary span strong em b i u s small mark sub sup code kbd samp var cite q abbr ' +
    'dfn time bdi bdo data output'
  ).split(' '),
)

/** Elements that hold a line of text: a span in them is a part of that text, and no item beside others. */
export const lineNames: ReadonlySet<string> = new Set([...phrasingOnly, 'a', 'caption', 'legend'])

const itemNames: ReadonlySet<string> = new Set(['a', 'button', 'img', 'picture', 'svg'])

/**
 * Whether an element has links, buttons, images or spans as its children and no text of its own: a menu, a row of
 * logos, a group of buttons, a link around a picture and its caption.
 */
export function holdsItems(nodes: Nodes, node: HtmlNode): boolean {
  let hasItems = false
  for (const id of node.children) {
    const child = nodes.node(id)
    if (child?.kind === 'text' && child.value.trim() !== '') return false
    if (child?.kind !== 'element' || child.name === 'br') continue
    const isSpan = child.name === 'span'
    if (!isSpan && !itemNames.has(child.name)) return false
    hasItems ||= !isSpan || !lineNames.has(node.name)
  }
  return hasItems
}
