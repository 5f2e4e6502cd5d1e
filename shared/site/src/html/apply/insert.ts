import type { HtmlOperation } from '../html-operation.ts'
import { needsClose } from '../canonical.ts'
import { recordsOf } from '../fragment.ts'
import { childAt, closeNode, repairAround, openRegions, settleHazards } from '../repair-source.ts'
import { isSelfClosing, withoutSelfClosing } from '../start-tag.ts'
import type { SourceTree } from '../source-tree.ts'
import type { Journal } from '../steps.ts'
import type { TreeNode } from '../tree-node.ts'

type Insert = Extract<HtmlOperation, { type: 'html.insert' }>

export function applyInsert(journal: Journal, { parent, index, nodes }: Insert): void {
  const { tree } = journal
  const holder = tree.get(parent)
  prepareHolder(journal, holder)
  for (const node of nodes) journal.do({ kind: 'adopt', records: recordsOf(node) })
  placeChildren(
    journal,
    holder,
    index,
    nodes.map(({ id }) => id),
  )
}

/** Everything an edit of this node's children needs before it. */
export function prepareHolder(journal: Journal, holder: TreeNode): void {
  settleHazards(journal)
  openRegions(journal, holder)
  if (holder.namespace !== 'html' && holder.close === '' && isSelfClosing(holder.open)) {
    const pieces = { open: withoutSelfClosing(holder.open), close: `</${holder.name}>` }
    journal.do({ kind: 'pieces', node: holder.id, pieces })
  }
}

export function placeChildren(journal: Journal, holder: TreeNode, index: number, ids: readonly number[]): void {
  const { tree } = journal
  const at = Math.min(index, lastIndex(tree, holder))
  journal.do({ kind: 'children', parent: holder.id, index: at, removed: 0, inserted: ids })
  for (const id of ids) {
    const node = tree.get(id)
    if (needsClose(node)) closeNode(journal, node)
  }
  for (let junction = at; junction <= at + ids.length; junction++) repairAround(journal, holder, junction)
}

/** Whitespace with its bytes behind `</body>` stays the last of the body. */
function lastIndex(tree: SourceTree, holder: TreeNode): number {
  const { length } = holder.children
  return childAt(tree, holder, length - 1)?.pinned === true ? length - 1 : length
}
