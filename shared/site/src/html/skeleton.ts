import type { NodeId } from '@pergola/contracts'
import { endTag, needsClose, startTag } from './canonical.ts'
import { sameNodes } from './compare.ts'
import { withoutSelfClosing } from './start-tag.ts'
import { SourceTree } from './source-tree.ts'
import { TracingParser } from './tracing-parser.ts'
import { nodeFrom } from './tree-node.ts'
import type { NodeRecord, TreeNode } from './tree-node.ts'

/** Source of subtrees that stand in no tree; parents come before children. */
export function printRecords(records: readonly NodeRecord[]): string {
  const printed = new Map<NodeId, string>()
  const byId = new Map(records.map((record) => [record.id, record]))
  for (const record of records.toReversed()) {
    const children = record.content === null ? record.children : [record.content]
    const inside = children.map((id) => (byId.get(id)?.lead ?? '') + (printed.get(id) ?? '')).join('')
    printed.set(record.id, record.open + (record.inner ?? inside + record.tail) + record.close)
  }
  const [root] = records
  return root === undefined ? '' : (printed.get(root.id) ?? '')
}

/** Stands behind each tag around the place: it is found elsewhere where a tag ended more, or less, than its element. */
const witness = '<!---->'

/**
 * Whether the parser, given nothing but the tags around `parent`, puts these subtrees there as they are. What HTML
 * cannot hold (a `p` in a `p`, a row outside a table) comes back elsewhere or not at all.
 */
export function holds(tree: SourceTree, parent: TreeNode, subtrees: readonly (readonly NodeRecord[])[]): boolean {
  const around = enclosing(tree, parent)
  const opens = around.map((node) => (node.kind === 'element' ? openTag(tree, node) : ''))
  const closes = around.map(
    (node, depth) => (needsEnd(node) ? endTag(node) : '') + (isWitnessed(node, depth) ? witness : ''),
  )
  const doctype = tree.mode === 'quirks' ? '' : '<!DOCTYPE html>'
  const isInHead = around.some(({ id }) => id === tree.headNode)
  if (!isInHead && opens.length > 0) opens[0] += '<head></head>'
  const source = doctype + opens.join('') + subtrees.map(printRecords).join('') + closes.toReversed().join('')

  const read = new SourceTree()
  TracingParser.read(source, read)
  const place = descend(read, around)
  if (place === null) return false
  const candidate = new SourceTree()
  const byId = new Map(subtrees.flat().map((record) => [record.id, record]))
  const expected = subtrees.map((records) => records[0]?.id ?? -1)
  return sameNodes(
    place.children,
    (id) => read.get(id),
    expected,
    (id) => nodeFrom(byId.get(id) ?? missing(candidate, id)),
  )
}

function missing(_tree: SourceTree, id: NodeId): never {
  throw new Error(`html subtree: node ${id} is not part of it`)
}

/** From `html` down to the parent; template contents stand for themselves. */
function enclosing(tree: SourceTree, parent: TreeNode): TreeNode[] {
  const chain: TreeNode[] = []
  for (
    let node: TreeNode | undefined = parent;
    node !== undefined && node.kind !== 'document';
    node = tree.holder(node)
  )
    chain.push(node)
  return chain.toReversed()
}

function openTag(tree: SourceTree, node: TreeNode): string {
  if (node.open === '') return startTag(node, tree.quote)
  return node.namespace === 'html' ? node.open : withoutSelfClosing(node.open)
}

function needsEnd(node: TreeNode): boolean {
  return node.kind === 'element' && (node.close !== '' || needsClose(node) || node.namespace !== 'html')
}

/** Behind the body and the head nothing stands, and what a template holds ends with it. */
function isWitnessed({ kind }: TreeNode, depth: number): boolean {
  return kind === 'element' && depth > 1
}

/** Follows the ancestors down; each must be the only thing in the one above, but for its witness, and for head and body. */
function descend(read: SourceTree, around: readonly TreeNode[]): TreeNode | null {
  let at = read.get(read.root)
  for (const [depth, expected] of around.entries()) {
    const found = expected.kind === 'fragment' ? contentOf(read, at) : onlyChild(read, at, expected, depth)
    if (found === null) return null
    at = found
  }
  return at
}

function contentOf(read: SourceTree, template: TreeNode): TreeNode | null {
  return template.content === null ? null : read.get(template.content)
}

function onlyChild(read: SourceTree, at: TreeNode, expected: TreeNode, depth: number): TreeNode | null {
  const children = at.children.map((id) => read.get(id)).filter(({ kind }) => kind !== 'doctype')
  if (isWitnessed(expected, depth) && children.pop()?.kind !== 'comment') return null
  // Under `html` stand the head and the body; the one not asked for must have stayed empty.
  const others = children.filter((child) => child.name !== expected.name || child.namespace !== expected.namespace)
  const wanted = children.filter((child) => !others.includes(child))
  const [found] = wanted
  if (found === undefined || wanted.length > 1) return null
  const isHtmlLevel = depth === 1
  if (others.some((other) => !isHtmlLevel || other.kind !== 'element' || other.children.length > 0)) return null
  return found
}
