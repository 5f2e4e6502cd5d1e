import type { HtmlOperation } from '../html-operation.ts'
import { writtenStart } from '../canonical.ts'
import { repairAround, openRegions, settleHazards } from '../repair-source.ts'
import { readAttributes } from '../read-attributes.ts'
import { patchAttributes, splitOpen } from '../start-tag.ts'
import type { Journal } from '../steps.ts'

type Attributes = Extract<HtmlOperation, { type: 'html.attributes' }>

/** Names the DOM and the tokenizer both take. */
export function isAttributeName(name: string): boolean {
  return /^[^\0\t\n\f\r "'<>/=][^\0\t\n\f\r "'<>/=]*$/.test(name)
}

export function applyAttributes(journal: Journal, { node: id, attributes }: Attributes): void {
  const { tree } = journal
  const node = tree.get(id)
  if (node.kind !== 'element') throw new Error(`html.attributes: node ${id} is ${node.kind}, expected an element`)
  const unfit = Object.keys(attributes).find((name) => !isAttributeName(name))
  if (unfit !== undefined) throw new Error(`html.attributes: ${JSON.stringify(unfit)} is no attribute name`)
  openRegions(journal, tree.holder(node))
  // Attributes of a second `<body>` are the first one's: they have to be in its tag before it can be patched.
  if (tree.hazards.has(id)) settleHazards(journal)
  if (node.open === '') settleHazards(journal)
  const [tag, newline] = splitOpen(writtenStart(node, tree.quote))
  const patched = patchAttributes(tag, attributes, tree.quote)
  if (patched === tag) return
  journal.do({ kind: 'pieces', node: id, pieces: { open: patched + newline } })
  journal.do({ kind: 'attributes', node: id, attributes: readAttributes(patched, node.namespace) })
  const parent = tree.holder(node)
  // Without its colour a `font` no longer ends what is open of svg before it.
  if (node.name === 'font' && parent !== undefined) repairAround(journal, parent, parent.children.indexOf(id), true)
}
