import type { NodeId } from '@pergola/contracts'
import type { HtmlAttribute } from './html-node.ts'
import type { HtmlChange } from './html-operation.ts'
import type { SourceTree } from './source-tree.ts'
import { nodeFrom, recordOf } from './tree-node.ts'
import type { NodePieces, NodeRecord } from './tree-node.ts'
import { spliceAll } from '../lists/long-lists.ts'

/** The smallest changes a tree knows. Each is plain data and has an inverse that brings every byte back. */
export type Step =
  | { readonly kind: 'pieces'; readonly node: NodeId; readonly pieces: Partial<NodePieces> }
  | {
      readonly kind: 'children'
      readonly parent: NodeId
      readonly index: number
      readonly removed: number
      readonly inserted: readonly NodeId[]
    }
  | { readonly kind: 'adopt'; readonly records: readonly NodeRecord[] }
  | { readonly kind: 'drop'; readonly nodes: readonly NodeId[] }
  | { readonly kind: 'attributes'; readonly node: NodeId; readonly attributes: readonly HtmlAttribute[] }
  | { readonly kind: 'value'; readonly node: NodeId; readonly value: string }
  | { readonly kind: 'name'; readonly node: NodeId; readonly name: string }
  | { readonly kind: 'pinned'; readonly node: NodeId; readonly pinned: boolean }

/** Does steps one by one and keeps what undoes them. */
export class Journal {
  readonly tree: SourceTree
  /** Whether what the parser recovered from is put right on the way. */
  readonly repairs: boolean
  readonly changes: HtmlChange[] = []
  private readonly undone: Step[] = []

  constructor(tree: SourceTree, repairs = true) {
    this.tree = tree
    this.repairs = repairs
  }

  do(step: Step): void {
    this.undone.push(perform(this.tree, step, this.changes))
  }

  /** Steps that undo everything done so far, in the order to do them. */
  inverse(): readonly Step[] {
    return this.undone.toReversed()
  }
}

function perform(tree: SourceTree, step: Step, changes: HtmlChange[]): Step {
  switch (step.kind) {
    case 'pieces':
      return setPieces(tree, step)
    case 'children':
      return spliceChildren(tree, step, changes)
    case 'adopt':
      for (const record of step.records) {
        tree.attach(nodeFrom(record))
        if (record.name === 'plaintext') tree.hasPlaintext = true
      }
      return { kind: 'drop', nodes: step.records.map(({ id }) => id) }
    case 'drop': {
      const records = step.nodes.map((id) => recordOf(tree.get(id)))
      for (const id of step.nodes) tree.detach(id)
      return { kind: 'adopt', records }
    }
    case 'attributes': {
      const node = tree.get(step.node)
      const { attributes } = node
      tree.setAttributes(node, step.attributes)
      changes.push({ type: 'attributes', node: step.node })
      return { ...step, attributes }
    }
    case 'value': {
      const node = tree.get(step.node)
      const { value } = node
      node.value = step.value
      changes.push({ type: 'text', node: step.node })
      return { ...step, value }
    }
    case 'name': {
      const node = tree.get(step.node)
      const { name } = node
      node.name = step.name
      if (step.name === 'plaintext') tree.hasPlaintext = true
      changes.push({ type: 'renamed', node: step.node })
      return { ...step, name }
    }
    default: {
      const node = tree.get(step.node)
      const { pinned } = node
      node.pinned = step.pinned
      return { ...step, pinned }
    }
  }
}

function setPieces(tree: SourceTree, step: Step & { kind: 'pieces' }): Step {
  const node = tree.get(step.node)
  const { lead, open, tail, close, inner } = node
  const before: Partial<NodePieces> = {}
  if ('lead' in step.pieces) before.lead = lead
  if ('open' in step.pieces) before.open = open
  if ('tail' in step.pieces) before.tail = tail
  if ('close' in step.pieces) before.close = close
  if ('inner' in step.pieces) before.inner = inner
  Object.assign(node, step.pieces)
  tree.touch(node)
  tree.touch(tree.holder(node))
  return { ...step, pieces: before }
}

function spliceChildren(tree: SourceTree, step: Step & { kind: 'children' }, changes: HtmlChange[]): Step {
  const { parent: parentId, index, removed, inserted } = step
  const parent = tree.get(parentId)
  const out = spliceAll(parent.children, index, removed, inserted)
  for (const id of out) {
    tree.get(id).parent = null
    changes.push({ type: 'removed', parent: parentId, index, node: id })
  }
  for (const [offset, id] of inserted.entries()) {
    tree.get(id).parent = parentId
    changes.push({ type: 'inserted', parent: parentId, index: index + offset, node: id })
  }
  tree.touch(parent)
  return { kind: 'children', parent: parentId, index, removed: inserted.length, inserted: out }
}
