import { isVoid, rawTextElements } from '../elements.ts'
import { escapeAttribute, escapeText } from '../escape.ts'
import { documentOrder } from '../measure.ts'
import type { SourceTree } from '../source-tree.ts'
import type { TreeNode } from '../tree-node.ts'
import { uris } from './xml-names.ts'

/** A node of a page of XML as HTML reads it, for the clipboard, symbols and whatever else stands outside of the page. */
export function printAsHtml(tree: SourceTree, root: number): string {
  const printed = new Map<number, string>()
  for (const node of documentOrder(tree, tree.get(root)).toReversed()) {
    const inside = tree.printedChildren(node).map((id) => printed.get(id) ?? '')
    printed.set(node.id, htmlOf(tree, node, inside.join('')))
  }
  return printed.get(root) ?? ''
}

function htmlOf(tree: SourceTree, node: TreeNode, inside: string): string {
  switch (node.kind) {
    case 'text': {
      const parent = tree.holder(node)
      return parent?.namespace === 'html' && rawTextElements.has(parent.name) ? node.value : escapeText(node.value)
    }
    case 'comment':
      return `<!--${node.value}-->`
    case 'doctype':
      return `<!DOCTYPE ${node.name}>`
    case 'element':
      return elementOf(node, inside)
    default:
      return inside
  }
}

function elementOf(node: TreeNode, inside: string): string {
  const attributes = node.attributes
    .filter(({ namespace }) => namespace !== uris.xmlns)
    .map(({ name, value }) => ` ${name}="${escapeAttribute(value, '"')}"`)
  const start = `<${node.name}${attributes.join('')}>`
  return isVoid(node) ? start : `${start}${inside}</${node.name}>`
}
