import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from './html-node.ts'
import type { HtmlTree } from './html-tree.ts'
import { sourceTree } from './source-tree.ts'

/** The node itself, then what it stands in, outwards; from what a template holds on to the template. */
export function* around(tree: HtmlTree, id: NodeId): Generator<HtmlNode, undefined, undefined> {
  const source = sourceTree(tree)
  let node = source.node(id)
  while (node !== undefined) {
    yield node
    const outer = node.parent ?? node.host
    node = outer === null ? undefined : source.node(outer)
  }
}
