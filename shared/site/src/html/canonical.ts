import type { SourceTree } from './source-tree.ts'
import type { TreeNode } from './tree-node.ts'
import { isVoid, newlineEaters, rawTextElements } from './elements.ts'
import { escapeAttribute, escapeText } from './escape.ts'
import { isSelfClosing } from './start-tag.ts'

/** Source of a text node with this value under this parent. */
export function textSource(tree: SourceTree, parent: TreeNode | undefined, value: string): string {
  if (parent?.namespace === 'html' && rawTextElements.has(parent.name)) return value.replaceAll('\n', tree.newline)
  return escapeText(value, tree.newline)
}

export function isSelfClosed(node: TreeNode): boolean {
  return node.namespace !== 'html' && node.close === '' && isSelfClosing(node.open)
}

export function needsClose(node: TreeNode): boolean {
  return (
    node.kind === 'element' &&
    node.close === '' &&
    !isVoid(node) &&
    !isSelfClosed(node) &&
    !(node.namespace === 'html' && node.name === 'plaintext')
  )
}

export function startTag(node: TreeNode, quote: '"' | "'"): string {
  const attributes = node.attributes.map(
    ({ name, value }) => ` ${name}=${quote}${escapeAttribute(value, quote)}${quote}`,
  )
  return `<${node.name}${attributes.join('')}>`
}

/** The start tag as it can be patched: written out where it was implied or stood as `</br>`. */
export function writtenStart(node: TreeNode, quote: '"' | "'"): string {
  return node.open === '' || node.open.startsWith('</') ? startTag(node, quote) : node.open
}

export function endTag(node: Pick<TreeNode, 'name'>): string {
  return `</${node.name}>`
}

/** A `pre` drops the newline after its start tag: text that begins with one needs a second. */
export function eatsNewline(node: TreeNode): boolean {
  return node.namespace === 'html' && newlineEaters.has(node.name)
}

/** Left open, a comment swallows the rest of the page. */
export function isClosedComment(source: string): boolean {
  return source.startsWith('<!--') ? /^<!--(?:-?>|.*--!?>)$/s.test(source) : source.endsWith('>')
}
