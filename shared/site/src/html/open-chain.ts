import type { NodeId } from '@pergola/contracts'
import { needsClose } from './canonical.ts'
import type { SourceTree } from './source-tree.ts'
import type { TreeNode } from './tree-node.ts'

/** The node and its last descendants that end without an end tag. */
export function openChain(tree: SourceTree, node: TreeNode): TreeNode[] {
  const chain: TreeNode[] = []
  for (let at: TreeNode | undefined = node; at !== undefined;) {
    if (at.kind !== 'fragment') {
      if (!needsClose(at)) return chain.length === 0 ? stillOpenIn(tree, at) : chain
      chain.push(at)
    }
    const last: NodeId | undefined = tree.printedChildren(at).at(-1)
    at = last === undefined ? undefined : tree.get(last)
  }
  return chain
}

/** What every end tag ends on its way. */
const endsOnTheWay: ReadonlySet<string> = new Set('dd dt li optgroup option p rb rp rt rtc'.split(' '))

/** `</form>` ends the form alone: what was left open in it goes on, but not in a template. */
function stillOpenIn(tree: SourceTree, form: TreeNode): TreeNode[] {
  if (form.namespace !== 'html' || form.name !== 'form') return []
  const last = tree.node(form.children.at(-1) ?? -1)
  const chain = last === undefined ? [] : openChain(tree, last)
  const isEnded = chain.every(({ name, namespace }) => namespace === 'html' && endsOnTheWay.has(name))
  return isEnded || isInTemplate(tree, form) ? [] : chain
}

function isInTemplate(tree: SourceTree, node: TreeNode): boolean {
  for (let at = tree.holder(node); at !== undefined; at = tree.holder(at)) if (at.kind === 'fragment') return true
  return false
}
