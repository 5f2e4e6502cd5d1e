import { textSource } from '../canonical.ts'
import type { Journal } from '../steps.ts'
import type { TreeNode } from '../tree-node.ts'

/** Brings the whitespace after `</body>` before it, where it is text like any other. */
export function unpin(journal: Journal, node: TreeNode): void {
  const { tree } = journal
  const html = tree.get(tree.htmlNode)
  const root = tree.get(tree.root)
  for (const holder of [html, root]) {
    if (holder.tail !== '') journal.do({ kind: 'pieces', node: holder.id, pieces: { tail: '' } })
    const after = holder.children.indexOf(holder === html ? tree.bodyNode : tree.htmlNode)
    for (const id of holder.children.slice(after + 1)) {
      if (tree.get(id).lead !== '') journal.do({ kind: 'pieces', node: id, pieces: { lead: '' } })
    }
  }
  journal.do({ kind: 'pinned', node: node.id, pinned: false })
  journal.do({ kind: 'pieces', node: node.id, pieces: { open: textSource(tree, tree.holder(node), node.value) } })
}
