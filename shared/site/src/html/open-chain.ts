import type { NodeId } from '@pergola/contracts'
import { needsClose } from './canonical.ts'
import type { SourceTree } from './source-tree.ts'
import type { TreeNode } from './tree-node.ts'

/** The node and its last descendants that end without an end tag. */
export function openChain(tree: SourceTree, node: TreeNode): TreeNode[] {
  const chain: TreeNode[] = []
  for (let at: TreeNode | undefined = node; at !== undefined;) {
    if (at.kind !== 'fragment') {
      if (!needsClose(at)) break
      chain.push(at)
    }
    const last: NodeId | undefined = tree.printedChildren(at).at(-1)
    at = last === undefined ? undefined : tree.get(last)
  }
  return chain
}
