import { recordsOf } from '../fragment.ts'
import { documentOrder } from '../measure.ts'
import type { Journal } from '../steps.ts'
import type { TreeNode } from '../tree-node.ts'
import type { PageEdit } from '../xml-syntax.ts'
import { declareNamespaces } from './namespaces.ts'
import type { Entities } from './xml-entities.ts'
import { openUp, renamed, writeAttributes } from './xml-tags.ts'
import { editedXmlText, escapeXmlText } from './xml-text.ts'

/** Does one edit of a page of XML, where every element is written with both its ends and stands where it is written. */
export function editXml(journal: Journal, operation: PageEdit, entities: Entities): void {
  const { tree } = journal
  switch (operation.type) {
    case 'html.insert':
      for (const node of operation.nodes) journal.do({ kind: 'adopt', records: recordsOf(node) })
      return place(
        journal,
        tree.get(operation.parent),
        operation.index,
        operation.nodes.map(({ id }) => id),
      )
    case 'html.remove': {
      const node = tree.get(operation.node)
      takeOut(journal, node)
      return journal.do({ kind: 'drop', nodes: documentOrder(tree, node).map(({ id }) => id) })
    }
    case 'html.move':
      return move(journal, tree.get(operation.node), tree.get(operation.parent), operation.index)
    case 'html.attributes':
      return writeAttributes(journal, tree.get(operation.node), operation.attributes)
    case 'html.tag': {
      const node = tree.get(operation.node)
      journal.do({ kind: 'pieces', node: node.id, pieces: renamed(node, operation.name) })
      return journal.do({ kind: 'name', node: node.id, name: operation.name })
    }
    default:
      return writeText(journal, tree.get(operation.node), operation.value, entities)
  }
}

function move(journal: Journal, node: TreeNode, parent: TreeNode, index: number): void {
  for (let at: TreeNode | undefined = parent; at !== undefined; at = journal.tree.holder(at)) {
    if (at === node) throw new Error(`html.move: node ${node.id} cannot go into itself`)
  }
  takeOut(journal, node)
  place(journal, parent, index, [node.id])
}

function place(journal: Journal, parent: TreeNode, index: number, ids: readonly number[]): void {
  const { tree } = journal
  openUp(journal, parent)
  const at = Math.min(index, parent.children.length)
  journal.do({ kind: 'children', parent: parent.id, index: at, removed: 0, inserted: ids })
  for (const id of ids) declareNamespaces(journal, tree.get(id))
  for (let junction = at; junction <= at + ids.length; junction += 1) repairJunction(journal, parent, junction)
}

/** An instruction in front of a node is not the node's: it stays. */
function takeOut(journal: Journal, node: TreeNode): void {
  const { tree } = journal
  if (node.parent === null) throw new Error(`html tree: node ${node.id} has no parent to be taken from`)
  const parent = tree.get(node.parent)
  const index = parent.children.indexOf(node.id)
  if (node.lead !== '') {
    const next = tree.node(parent.children[index + 1] ?? -1)
    if (next) journal.do({ kind: 'pieces', node: next.id, pieces: { lead: node.lead + next.lead } })
    else journal.do({ kind: 'pieces', node: parent.id, pieces: { tail: node.lead + parent.tail } })
    journal.do({ kind: 'pieces', node: node.id, pieces: { lead: '' } })
  }
  journal.do({ kind: 'children', parent: parent.id, index, removed: 1, inserted: [] })
  repairJunction(journal, parent, index)
}

/** Where two texts meet, the one must not make a "]]>" or a line end of what the other ends with. */
function repairJunction(journal: Journal, parent: TreeNode, index: number): void {
  const { tree } = journal
  const left = tree.node(parent.children[index - 1] ?? -1)
  const right = tree.node(parent.children[index] ?? -1)
  if (left?.kind !== 'text' || right?.kind !== 'text' || right.lead !== '') return
  const isUnsafe = left.open.endsWith(']') ? /^[\]>]/.test(right.open) : left.open.endsWith('\r')
  if (!isUnsafe) return
  for (const node of [left, right]) {
    const open = escapeXmlText(node.value, tree.newline)
    journal.do({ kind: 'pieces', node: node.id, pieces: { open } })
  }
}

function writeText(journal: Journal, node: TreeNode, value: string, entities: Entities): void {
  if (node.kind !== 'text' && node.kind !== 'comment') {
    throw new Error(`html.text: node ${node.id} is ${node.kind}, expected text or a comment`)
  }
  const { tree } = journal
  const edited = { source: node.open, before: node.value, value }
  const open =
    node.kind === 'comment'
      ? `<!--${value.replaceAll('\n', tree.newline)}-->`
      : editedXmlText(edited, entities, tree.newline)
  journal.do({ kind: 'pieces', node: node.id, pieces: { open } })
  journal.do({ kind: 'value', node: node.id, value })
  const parent = tree.holder(node)
  if (!parent) return
  const index = parent.children.indexOf(node.id)
  repairJunction(journal, parent, index)
  repairJunction(journal, parent, index + 1)
}
