import type { NodeId } from '@pergola/contracts'
import type { HtmlAttribute } from './html-node.ts'
import type { HtmlChange } from './html-operation.ts'
import type { HtmlTree } from './html-tree.ts'
import { documentOrder } from './measure.ts'
import { sourceTree } from './source-tree.ts'
import type { SourceTree } from './source-tree.ts'
import type { TreeNode } from './tree-node.ts'
import { pushAll } from '../lists/long-lists.ts'

/**
 * What takes a projection from one tree to the other, where both give the same id to what stands in both. Null when
 * that is the whole page, or so much of it that drawing anew is less work.
 */
export function treeChanges(from: HtmlTree, to: HtmlTree, most: number): readonly HtmlChange[] | null {
  const before = sourceTree(from)
  const after = sourceTree(to)
  if (!sameFrame(before, after)) return null
  const changes: HtmlChange[] = []
  let fresh = 0
  for (const node of documentOrder(after, after.get(after.root))) {
    const old = before.node(node.id)
    if (old === undefined) fresh += 1
    else pushAll(changes, nodeChanges({ before, after }, old, node))
    if (fresh > most) return null
  }
  return changes
}

function sameFrame(before: SourceTree, after: SourceTree): boolean {
  return (
    before.mode === after.mode &&
    before.htmlNode === after.htmlNode &&
    before.headNode === after.headNode &&
    before.bodyNode === after.bodyNode
  )
}

function nodeChanges(trees: { before: SourceTree; after: SourceTree }, old: TreeNode, node: TreeNode): HtmlChange[] {
  const changes: HtmlChange[] = []
  if (!sameAttributes(old.attributes, node.attributes)) changes.push({ type: 'attributes', node: node.id })
  if (old.value !== node.value) changes.push({ type: 'text', node: node.id })
  for (let index = old.children.length - 1; index >= 0; index--) {
    const id: NodeId = old.children[index] ?? -1
    if (trees.after.node(id) === undefined) changes.push({ type: 'removed', parent: node.id, index, node: id })
  }
  for (const [index, id] of node.children.entries()) {
    if (trees.before.node(id) === undefined) changes.push({ type: 'inserted', parent: node.id, index, node: id })
  }
  return changes
}

function sameAttributes(one: readonly HtmlAttribute[], other: readonly HtmlAttribute[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, value }, index) => other[index]?.name === name && other[index].value === value)
  )
}
