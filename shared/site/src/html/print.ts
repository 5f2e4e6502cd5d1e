import type { NodeId } from '@pergola/contracts'
import type { HtmlTree } from './html-tree.ts'
import { sourceTree } from './source-tree.ts'
import type { SourceTree } from './source-tree.ts'
import type { TreeNode } from './tree-node.ts'

/** The page's source: the bytes that were parsed wherever nothing was edited. */
export function printHtml(tree: HtmlTree): string {
  const source = sourceTree(tree)
  return outerSource(source, source.get(source.root))
}

/** The source of one node, its tags included; as HTML, too, where it stands in a page of XML. */
export function printNode(tree: HtmlTree, id: NodeId): string {
  const source = sourceTree(tree)
  return source.xml ? source.xml.printAsHtml(source, id) : outerSource(source, source.get(id))
}

export function outerSource(tree: SourceTree, node: TreeNode): string {
  if (node.printed !== null) return node.printed
  // Changed nodes only, parents first; printed from the last so that children are ready. No recursion: depth is the page's.
  const changed: TreeNode[] = [node]
  for (let at = 0; at < changed.length; at++) {
    const parent = changed[at]
    if (parent === undefined || parent.inner !== null) continue
    for (const id of tree.printedChildren(parent)) {
      const child = tree.get(id)
      if (child.printed === null) changed.push(child)
    }
  }
  for (let at = changed.length - 1; at >= 0; at--) {
    const each = changed[at]
    if (each !== undefined) each.printed = join(tree, each)
  }
  return node.printed ?? ''
}

function join(tree: SourceTree, node: TreeNode): string {
  let text = node.open
  if (node.inner === null) {
    for (const id of tree.printedChildren(node)) {
      const child = tree.get(id)
      text += child.lead
      text += child.printed ?? ''
    }
    text += node.tail
  } else {
    text += node.inner
  }
  return text + node.close
}
