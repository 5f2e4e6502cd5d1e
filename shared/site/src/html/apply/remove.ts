import { distrustAfter, repairAround, noteDropped, openRegions, settleHazards } from '../repair-source.ts'
import { documentOrder } from '../measure.ts'
import type { Journal } from '../steps.ts'
import type { TreeNode } from '../tree-node.ts'
import { unpin } from './unpin.ts'

export function applyRemove(journal: Journal, node: TreeNode): void {
  takeOut(journal, node)
  journal.do({ kind: 'drop', nodes: documentOrder(journal.tree, node).map(({ id }) => id) })
}

/** Takes a node from its parent; the bytes before it that are not its own stay behind. */
export function takeOut(journal: Journal, node: TreeNode): void {
  const { tree } = journal
  if (node.parent === null) throw new Error(`html tree: node ${node.id} has no parent to be taken from`)
  const parent = tree.get(node.parent)
  distrustAfter(journal, node)
  settleHazards(journal)
  openRegions(journal, parent)
  if (node.pinned) unpin(journal, node)
  else keepPinned(journal, node)
  const index = parent.children.indexOf(node.id)
  if (node.lead !== '') leaveLead(journal, parent, node, index)
  journal.do({ kind: 'children', parent: parent.id, index, removed: 1, inserted: [] })
  repairAround(journal, parent, index)
}

/** Whitespace after `</body>` may stand in this node, because it was left open; it outlives it. */
function keepPinned(journal: Journal, node: TreeNode): void {
  const { tree } = journal
  const pinned = tree.node(tree.pinnedNode)
  if (pinned?.pinned !== true || pinned.parent === null) return
  for (let at: TreeNode | undefined = pinned; at !== node; at = tree.holder(at)) if (at === undefined) return
  const from = tree.get(pinned.parent)
  const body = tree.get(tree.bodyNode)
  journal.do({ kind: 'children', parent: from.id, index: from.children.length - 1, removed: 1, inserted: [] })
  journal.do({ kind: 'children', parent: body.id, index: body.children.length, removed: 0, inserted: [pinned.id] })
}

function leaveLead(journal: Journal, parent: TreeNode, node: TreeNode, index: number): void {
  const next = journal.tree.node(parent.children[index + 1] ?? -1)
  if (next === undefined) journal.do({ kind: 'pieces', node: parent.id, pieces: { tail: node.lead + parent.tail } })
  else journal.do({ kind: 'pieces', node: next.id, pieces: { lead: node.lead + next.lead } })
  journal.do({ kind: 'pieces', node: node.id, pieces: { lead: '' } })
  noteDropped(journal.tree, node, next ?? parent)
}
