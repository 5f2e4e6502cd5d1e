import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from '@pergola/site/html'
import { inlineNames } from './is-text.ts'

interface Nodes {
  node(id: NodeId): HtmlNode | undefined
}

/** Stands for an element that is no text: an icon, a field, a nested list. */
const part = '\uFFFC'

interface InlineElement {
  readonly name: string
  readonly isHtml: boolean
  readonly hasAttributes: boolean
  words(): string
}

/** An inline element with nothing in it is an icon; without attributes it is what typing has left behind. */
function wordsOf({ name, isHtml, hasAttributes, words }: InlineElement): string {
  if (name === 'br') return '\n'
  if (name === 'wbr') return ''
  if (!isHtml || name === 'img' || !inlineNames.has(name)) return part
  return words() || (hasAttributes ? part : '\n')
}

function wordsOfNode(nodes: Nodes, id: NodeId): string {
  const node = nodes.node(id)
  if (node?.kind === 'text') return node.value
  if (node?.kind !== 'element') return ''
  return wordsOf({
    name: node.name,
    isHtml: node.namespace === 'html',
    hasAttributes: node.attributes.length > 0,
    words: () => plainText(nodes, id),
  })
}

/**
 * The text of an element as typing counts it, alike in the tree and in the frame: a line break is one character, so is
 * each element that is no text, and comments are none.
 */
export function plainText(nodes: Nodes, id: NodeId): string {
  return (nodes.node(id)?.children ?? []).map((child) => wordsOfNode(nodes, child)).join('')
}

/** How many characters of that text a node is. */
export function sizeOf(nodes: Nodes, id: NodeId): number {
  return wordsOfNode(nodes, id).length
}

/** Nothing to read stands in it: at most white space and line breaks. */
export function isBlank(nodes: Nodes, id: NodeId): boolean {
  return plainText(nodes, id).trim() === ''
}

const xhtml = 'http://www.w3.org/1999/xhtml'

function wordsInFrame(dom: Node): string {
  if (dom.nodeType === Node.TEXT_NODE) return (dom as Text).data
  if (dom.nodeType !== Node.ELEMENT_NODE) return ''
  const element = dom as Element
  return wordsOf({
    name: element.localName,
    isHtml: element.namespaceURI === xhtml,
    hasAttributes: element
      .getAttributeNames()
      .some((name) => !name.startsWith('pergola-') && name !== 'contenteditable'),
    words: () => [...element.childNodes].map(wordsInFrame).join(''),
  })
}

/** The words in front of a boundary of the frame and behind it, in the element around it. */
export function wordsAround(element: Node, container: Node, offset: number): { before: string; behind: string } {
  const isText = container.nodeType === Node.TEXT_NODE
  const row = [...container.childNodes].map(wordsInFrame)
  let before = isText ? (container as Text).data.slice(0, offset) : row.slice(0, offset).join('')
  let behind = isText ? (container as Text).data.slice(offset) : row.slice(offset).join('')
  for (let at = container; at !== element && at.parentNode; at = at.parentNode) {
    for (let node = at.previousSibling; node; node = node.previousSibling) before = wordsInFrame(node) + before
    for (let node = at.nextSibling; node; node = node.nextSibling) behind += wordsInFrame(node)
  }
  return { before, behind }
}

/** The boundary of the frame at a place of the text: in the text that ends there rather than in the one that begins. */
export function boundaryAt(element: Node, offset: number): { container: Node; offset: number } {
  let left = offset
  for (const [index, child] of [...element.childNodes].entries()) {
    const size = wordsInFrame(child).length
    if (child.nodeType === Node.TEXT_NODE && left <= size) return { container: child, offset: left }
    const isInline = child.nodeType === Node.ELEMENT_NODE && inlineNames.has((child as Element).localName)
    if (isInline && child.hasChildNodes() && left <= size) return boundaryAt(child, left)
    if (left === 0 && size > 0) return { container: element, offset: index }
    left -= Math.min(left, size)
  }
  return { container: element, offset: element.childNodes.length }
}
