import type { NodeId } from '@pergola/contracts'
import type { HtmlSubtree } from './html-operation.ts'
import type { HtmlTree } from './html-tree.ts'
import { endTag, needsClose, startTag, textSource } from './canonical.ts'
import { endsWithParent } from './elements.ts'
import { documentOrder, measure } from './measure.ts'
import { leaks, settledPieces } from './repair-source.ts'
import { openChain } from './open-chain.ts'
import { Slicer } from './slices.ts'
import { SourceTree, sourceTree } from './source-tree.ts'
import { TracingParser } from './tracing-parser.ts'
import { recordOf } from './tree-node.ts'
import type { NodeRecord, TreeNode } from './tree-node.ts'

/** The root first, parents before children. */
export interface RecordedSubtree extends HtmlSubtree {
  readonly nodes: readonly NodeRecord[]
}

export function recordsOf(subtree: HtmlSubtree): readonly NodeRecord[] {
  return (subtree as RecordedSubtree).nodes
}

/** Reads html for insertion into `context`: new ids of this tree, source as typed, left-open tags closed. */
export function parseFragment(tree: HtmlTree, html: string, context: NodeId): readonly HtmlSubtree[] {
  const target = sourceTree(tree)
  if (target.xml) return target.xml.readFragment(target, html, context)
  const scratch = readFragment(target, html, context)
  return scratch.roots.map((id) => subtreeOf(target, scratch.tree, scratch.tree.get(id)))
}

/** The nodes that html makes in `context`, in a tree of their own. */
export function readFragment(target: SourceTree, html: string, context: NodeId) {
  const scratch = new SourceTree()
  scratch.newline = target.newline
  scratch.quote = target.quote
  scratch.mode = target.mode
  const log = TracingParser.readFragment(html, scratch, contextLike(target.get(context)))
  new Slicer(scratch, log, measure(scratch, log)).deal()
  const root = scratch.get(scratch.get(scratch.root).children[0] ?? -1)
  return { tree: scratch, roots: root.children }
}

/** The same subtree again with new ids: for duplicating. */
export function copySubtree(tree: HtmlTree, id: NodeId): HtmlSubtree {
  const source = sourceTree(tree)
  return subtreeOf(source, source, source.get(id))
}

function contextLike(node: TreeNode): TreeNode {
  const scratch = new SourceTree()
  const context = scratch.create('element')
  context.name = node.kind === 'fragment' ? 'template' : node.kind === 'document' ? 'html' : node.name
  context.namespace = node.namespace
  context.attributes = node.attributes
  return context
}

/** A copy of a subtree for another tree, with ids of that one. */
export function subtreeOf(target: SourceTree, from: SourceTree, root: TreeNode): HtmlSubtree {
  const records = copyRecords(from, root)
  const ids = new Map(records.map(({ id }) => [id, target.reserve()]))
  const renamed = (id: NodeId | null) => (id === null ? null : (ids.get(id) ?? null))
  const nodes = records.map((record): NodeRecord => ({
    ...record,
    id: renamed(record.id) ?? -1,
    parent: renamed(record.parent),
    host: renamed(record.host),
    content: renamed(record.content),
    children: record.children.map((id) => renamed(id) ?? -1),
  }))
  const subtree: RecordedSubtree = { id: nodes[0]?.id ?? -1, nodes }
  return subtree
}

/** A subtree as data that can stand anywhere: all it needs is explicit, junk is left out. */
export function copyRecords(from: SourceTree, root: TreeNode): NodeRecord[] {
  const order = documentOrder(from, root)
  const open = lastOpen(from, root, order)
  return order.map((node) => {
    const record = { ...recordOf(node), ...cleanPieces(from, node), pinned: false }
    if (node === root) {
      if (node.kind === 'element' && node.open === '') record.open = startTag(node, from.quote)
      return {
        ...record,
        lead: '',
        parent: null,
        close: open.has(node.id) && needsClose(node) ? endTag(node) : record.close,
      }
    }
    if (open.has(node.id) && needsClose(node)) record.close = endTag(node)
    return record
  })
}

function cleanPieces(from: SourceTree, node: TreeNode) {
  const isJunky = from.hazards.has(node.id) || from.strays.has(node.id) || node.inner !== null
  const pieces = isJunky ? settledPieces(from, node) : null
  if (node.pinned) return { ...pieces, open: textSource(from, from.holder(node), node.value) }
  return pieces
}

/** What must be closed for the subtree to stand anywhere: the root, what its end tag would not close, what leaks. */
function lastOpen(tree: SourceTree, root: TreeNode, order: readonly TreeNode[]): ReadonlySet<NodeId> {
  const open = new Set<NodeId>()
  /** What stands in a chain has the rest of it as its own: walked once, however deep it goes. */
  const chained = new Set<TreeNode>()
  for (const from of order) {
    if (from !== root && !leaks(from)) continue
    if (chained.has(from)) {
      open.add(from.id)
      continue
    }
    for (const node of openChain(tree, from)) {
      chained.add(node)
      if (node === from || !endsWithParent(node, tree.holder(node))) open.add(node.id)
    }
  }
  return open
}
