import { endsBefore, endsWithParent } from './elements.ts'
import { breaksOut, holdsHtml } from './foreign.ts'
import { openChain } from './open-chain.ts'
import type { SourceTree } from './source-tree.ts'
import type { TreeNode } from './tree-node.ts'

const blank = /^[\t\n\f\r ]*$/

interface Place {
  readonly parent: TreeNode
  /** What follows the node, or nothing where the parent ends. */
  readonly next: TreeNode | undefined
  /** Whether node and next stand side by side as they were read. */
  readonly isRead: boolean
}

/** Whether a node without an end tag still ends where it should before its sibling, or at the parent's end. */
export function mayStayOpen(tree: SourceTree, node: TreeNode, place: Place): boolean {
  const chain = openChain(tree, node)
  if (chain.some(({ inner }) => inner !== null)) return false
  const foreignFrom = chain.findIndex(({ namespace }) => namespace !== 'html')
  if (foreignFrom === -1) return mayHtmlStayOpen(tree, chain, place)
  const { next } = place
  if (next === undefined || !isWritten(next, place) || !breaksOut(next)) return false
  return chain.slice(foreignFrom).every(isLeft) && mayHtmlStayOpen(tree, chain.slice(0, foreignFrom), place)
}

/** Whether a start tag that breaks out leaves this element behind. */
function isLeft(node: TreeNode): boolean {
  return node.namespace !== 'html' && !holdsHtml(node)
}

function mayHtmlStayOpen(tree: SourceTree, chain: readonly TreeNode[], place: Place): boolean {
  const [top, ...inside] = chain
  const { parent, next } = place
  if (top === undefined) return true
  if (top.name === 'optgroup' && parent.name !== 'select') return false
  if (!endsBefore(top.name, null)) return false
  if (!inside.every((each, depth) => endsWithParent(each, chain[depth]))) return false
  if (next === undefined) return parent.id === tree.root || endsWithParent(top, parent)
  if (next.pinned && parent.close !== '') return true
  // A start tag ends a `p` inside the node, but nothing else.
  return inside.every(({ name }) => name === 'p') && isWritten(next, place) && endsBefore(top.name, next.name)
}

/** Whether the start tag of this element follows, and nothing that could say otherwise. */
function isWritten({ kind, namespace, open, lead }: TreeNode, { isRead }: Place): boolean {
  return kind === 'element' && namespace === 'html' && open !== '' && (isRead || blank.test(lead))
}
