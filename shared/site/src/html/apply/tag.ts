import type { HtmlOperation } from '../html-operation.ts'
import { startTag } from '../canonical.ts'
import { childAt, closeNode, mendAround, openRegions, settleHazards, settleStrays } from '../mend.ts'
import { tagNameEnd } from '../start-tag.ts'
import type { Journal } from '../steps.ts'

type Tag = Extract<HtmlOperation, { type: 'html.tag' }>

export function applyTag(journal: Journal, { node: id, name }: Tag): void {
  const { tree } = journal
  const node = tree.get(id)
  if (node.kind !== 'element') throw new Error(`html.tag: node ${id} is ${node.kind}, expected an element`)
  if (node.name === name) return
  settleHazards(journal)
  settleStrays(journal, node)
  openRegions(journal, node)
  closeNode(journal, node)
  const open = node.open === '' ? startTag(node, tree.quote) : node.open
  const renamed = `<${name}${open.slice(tagNameEnd(open))}`
  const close = node.close === '' ? '' : `</${name}${endTagRest(node.close)}`
  journal.do({ kind: 'pieces', node: id, pieces: { open: renamed, close } })
  journal.do({ kind: 'name', node: id, name })
  if (node.close === '') closeNode(journal, node)
  const parent = tree.holder(node)
  if (parent === undefined) return
  const index = parent.children.indexOf(id)
  mendAround(journal, parent, index)
  if (childAt(tree, parent, index + 1) !== undefined) mendAround(journal, parent, index + 1)
  if (node.children.length > 0) mendAround(journal, node, 0)
}

/** What stands behind the name in an end tag; a stand-in like `<select>` has no such thing. */
function endTagRest(close: string): string {
  return close.startsWith('</') ? close.slice(1 + tagNameEnd(close.slice(1))) : '>'
}
