import type { HtmlOperation } from '../html-operation.ts'
import { writtenStart } from '../canonical.ts'
import { isVoid } from '../elements.ts'
import {
  childAt,
  closeNode,
  distrustAfter,
  repairAround,
  openRegions,
  settleHazards,
  settleStrays,
} from '../repair-source.ts'
import { splitOpen, tagNameEnd } from '../start-tag.ts'
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
  distrustAfter(journal, node)
  closeNode(journal, node)
  // The newline a `pre` swallowed would be text in another element.
  const [tag] = splitOpen(writtenStart(node, tree.quote))
  const renamed = `<${name}${tag.slice(tagNameEnd(tag))}`
  // An end tag of what has none is an error, and `</br>` is a second one.
  const staysOpen = node.close === '' || isVoid({ ...node, name })
  const close = staysOpen ? '' : `</${name}${endTagRest(node.close)}`
  journal.do({ kind: 'pieces', node: id, pieces: { open: renamed, close } })
  journal.do({ kind: 'name', node: id, name })
  if (node.close === '') closeNode(journal, node)
  const parent = tree.holder(node)
  if (parent === undefined) return
  const index = parent.children.indexOf(id)
  repairAround(journal, parent, index, true)
  if (childAt(tree, parent, index + 1) !== undefined) repairAround(journal, parent, index + 1)
  repairAround(journal, node, 0)
  // Another end tag may not end what the old one ended.
  repairAround(journal, node, node.children.length)
}

/** What stands behind the name in an end tag; a stand-in like `<select>` has no such thing. */
function endTagRest(close: string): string {
  return close.startsWith('</') ? close.slice(1 + tagNameEnd(close.slice(1))) : '>'
}
