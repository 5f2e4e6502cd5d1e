import type { HtmlOperation } from '../html-operation.ts'
import { editedText } from '../kept-text.ts'
import { repairAround, openRegions, settleHazards } from '../repair-source.ts'
import type { Journal } from '../steps.ts'
import { unpin } from './unpin.ts'

type Text = Extract<HtmlOperation, { type: 'html.text' }>

export function applyText(journal: Journal, { node: id, value }: Text): void {
  const { tree } = journal
  const node = tree.get(id)
  if (node.kind !== 'text' && node.kind !== 'comment') {
    throw new Error(`html.text: node ${id} is ${node.kind}, expected text or a comment`)
  }
  if (node.value === value) return
  const parent = tree.holder(node)
  openRegions(journal, parent)
  if (tree.hazards.size > 0) settleHazards(journal)
  if (node.pinned) unpin(journal, node)
  const open = node.kind === 'comment' ? `<!--${value}-->` : editedText(tree, parent, node, value)
  journal.do({ kind: 'pieces', node: id, pieces: { open } })
  journal.do({ kind: 'value', node: id, value })
  if (parent === undefined) return
  const index = parent.children.indexOf(id)
  repairAround(journal, parent, index)
  repairAround(journal, parent, index + 1)
}
