import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { inlineNames, isTextElement } from '../text/is-text.ts'
import { phrasingOnly } from './holds-items.ts'

/** What HTML lets stand in a line of text beside the inline elements: its phrasing content. */
const embedded = new Set(
  (
    'audio button canvas datalist embed iframe input map area math meter noscript object output picture progress script ' +
    'select slot svg template textarea video'
  ).split(' '),
)

function isPhrasing({ name }: Pick<HtmlNode, 'name'>): boolean {
  return name.includes('-') || inlineNames.has(name) || embedded.has(name)
}

const headings = new Set('h1 h2 h3 h4 h5 h6 hgroup'.split(' '))

/** A line of text that a block would break; where a page already has blocks in such an element, it may have more. */
export function isBrokenBy(page: OpenPage, parent: NodeId, elements: readonly Pick<HtmlNode, 'name'>[]): boolean {
  const node = page.node(parent)
  if (node === undefined || !phrasingOnly.has(node.name) || !isTextElement(page, node)) return false
  return elements.some((each) => !isPhrasing(each) && !(node.name === 'summary' && headings.has(each.name)))
}
