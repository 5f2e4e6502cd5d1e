import type { NodeId } from '@pergola/contracts'
import { eatsNewline } from './canonical.ts'
import type { ParseLog } from './parse-log.ts'
import { finish, nodesPerStep } from './in-steps.ts'
import type { SourceTree } from './source-tree.ts'
import type { TreeNode } from './tree-node.ts'

/** Behind every byte of every source. */
export const nowhere = 0x7fffffff

/** From where to where a subtree's bytes reach, and whether they lie there in the tree's order. */
export interface Extents {
  readonly order: readonly TreeNode[]
  /** By node id; `nowhere` and -1 where a subtree has no bytes. */
  readonly low: Int32Array
  readonly high: Int32Array
  /** Bytes of the subtree lie outside the element's own tags, or others' inside: only a region around it can be printed. */
  readonly broken: Set<NodeId>
  /** Smallest elements whose content is whole but not in the tree's order. */
  readonly regions: Set<NodeId>
}

/** All nodes, parents before children, in document order. */
export function documentOrder(tree: SourceTree, from: TreeNode): TreeNode[] {
  const order: TreeNode[] = []
  const stack: TreeNode[] = [from]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    order.push(node)
    const children = tree.printedChildren(node)
    for (let at = children.length - 1; at >= 0; at--) stack.push(tree.get(children[at] ?? -1))
  }
  return order
}

export function measure(tree: SourceTree, log: ParseLog): Extents {
  return finish(measureInSteps(tree, log))
}

export function* measureInSteps(tree: SourceTree, log: ParseLog): Generator<void, Extents> {
  const order = documentOrder(tree, tree.get(tree.root))
  const low = new Int32Array(log.start.length).fill(nowhere)
  const high = new Int32Array(log.start.length).fill(-1)
  const extents: Extents = { order, low, high, broken: new Set(), regions: new Set() }
  for (let at = order.length - 1; at >= 0; at--) {
    const node = order[at]
    if (node === undefined) continue
    if (at % nodesPerStep === 0) yield
    if (node.kind === 'text' || node.kind === 'comment' || node.kind === 'doctype') measureLeaf(log, extents, node)
    else measureNode(tree, log, extents, node)
  }
  return extents
}

function reached(offset: number | undefined): number {
  return offset === undefined || offset === -1 ? nowhere : offset
}

function measureLeaf(log: ParseLog, { low, high }: Extents, { id }: TreeNode): void {
  low[id] = reached(log.start[id])
  high[id] = log.end[id] ?? -1
}

function measureNode(tree: SourceTree, log: ParseLog, extents: Extents, node: TreeNode): void {
  const { low, high, broken, regions } = extents
  const start = reached(log.start[node.id])
  if (eatsNewline(node)) giveNewline(tree, log, extents, node)
  const inside = measureContent(tree, extents, node)
  chooseClose(tree, log, node, inside.high)

  const openEnd = log.openEnd[node.id] ?? -1
  const closeStart = reached(log.closeStart[node.id])
  const closeEnd = closeStart === nowhere ? -1 : (log.end[node.id] ?? -1)
  const isBroken = inside.low < openEnd || inside.high > closeStart || log.clones.has(node.id)
  if (isBroken) broken.add(node.id)
  else if (!inside.ordered) regions.add(node.id)
  low[node.id] = Math.min(start, inside.low, closeStart)
  high[node.id] = Math.max(openEnd, closeEnd, inside.high)
}

/** The newline a `pre` swallows belongs to its start tag. */
function giveNewline(tree: SourceTree, log: ParseLog, { low }: Extents, node: TreeNode): void {
  const tagEnd = log.openEnd[node.id] ?? -1
  if (tagEnd === -1) return
  const end =
    tagEnd +
    (/^(?:\r?\n|\r|&#(?:0*10|x0*a)(?:;|(?![\da-f])))/i.exec(log.source.slice(tagEnd, tagEnd + 20))?.[0].length ?? 0)
  log.openEnd[node.id] = end
  const first = node.children[0]
  if (first === undefined || tree.get(first).kind !== 'text') return
  if (reached(log.start[first]) < end) log.start[first] = end
  if ((low[first] ?? end) < end) low[first] = end
}

function measureContent(tree: SourceTree, extents: Extents, node: TreeNode) {
  let low = nowhere
  let high = -1
  let ordered = true
  for (const id of tree.printedChildren(node)) {
    const child = tree.get(id)
    if (extents.broken.has(id)) ordered = false
    if (child.pinned) continue
    const childLow = extents.low[id] ?? nowhere
    if (childLow < high) ordered = false
    low = Math.min(low, childLow)
    high = Math.max(high, extents.high[id] ?? -1)
  }
  return { low, high, ordered }
}

/** `</body>` and `</html>` close nothing at once; the first with everything before it is taken for the end tag. */
function chooseClose(tree: SourceTree, log: ParseLog, { id, name }: TreeNode, contentEnd: number): void {
  const isBody = id === tree.bodyNode && name === 'body'
  if (!isBody && id !== tree.htmlNode) return
  const ends = isBody ? log.bodyEnds : log.htmlEnds
  log.closeStart[id] = -1
  const own = ends.find((tag) => tag.start >= contentEnd && !tag.inert)
  for (const tag of ends) {
    if (tag !== own) log.unowned.push(tag)
  }
  if (own === undefined) return
  log.closeStart[id] = own.start
  log.end[id] = own.end
}
