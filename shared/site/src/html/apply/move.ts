import type { HtmlOperation } from '../html-operation.ts'
import { documentOrder } from '../measure.ts'
import { closeNode, repairNewline, settleStrays } from '../repair-source.ts'
import { startTag } from '../canonical.ts'
import type { Journal } from '../steps.ts'
import { placeChildren, prepareHolder } from './insert.ts'
import { takeOut } from './remove.ts'

type Move = Extract<HtmlOperation, { type: 'html.move' }>

export function applyMove(journal: Journal, { node: id, parent, index }: Move): void {
  const { tree } = journal
  const node = tree.get(id)
  const holder = tree.get(parent)
  for (let at: typeof node | undefined = holder; at !== undefined; at = tree.holder(at)) {
    if (at === node) throw new Error(`html.move: node ${id} cannot go into itself`)
  }
  takeOut(journal, node)
  settleStrays(journal, node)
  for (const each of documentOrder(tree, node)) {
    if (each.inner !== null) journal.do({ kind: 'pieces', node: each.id, pieces: { inner: null } })
  }
  if (node.kind === 'element' && node.open === '') {
    journal.do({ kind: 'pieces', node: id, pieces: { open: startTag(node, tree.quote) } })
  }
  closeNode(journal, node)
  prepareHolder(journal, holder)
  placeChildren(journal, holder, index, [id])
  repairNewline(journal, holder)
}
