import type { NodeId } from '@pergola/contracts'
import type { HtmlTree } from './html-tree.ts'
import { parseHtml } from './parse-html.ts'
import { outerSource } from './print.ts'
import { sourceTree } from './source-tree.ts'
import type { SourceTree } from './source-tree.ts'
import type { TreeNode } from './tree-node.ts'

/**
 * Reads `source` in place of `tree`. A node that stands in both keeps its id, also when its attributes or its content
 * are others now; whatever is new gets an id that `tree` never gave away. `tree` stays as it is.
 */
export function rereadHtml(tree: HtmlTree, source: string): HtmlTree {
  const before = sourceTree(tree)
  const after = sourceTree(parseHtml(source))
  const kept = pairNodes(before, after)
  return after.renumbered((id) => kept.get(id) ?? null, before)
}

interface Trees {
  readonly before: SourceTree
  readonly after: SourceTree
}

/** Ids of the old tree by those of the new one. */
function pairNodes(before: SourceTree, after: SourceTree): ReadonlyMap<NodeId, NodeId> {
  const kept = new Map<NodeId, NodeId>()
  const trees = { before, after }
  const pairs: [TreeNode, TreeNode][] = [[before.get(before.root), after.get(after.root)]]
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [old, fresh] = pair
    kept.set(fresh.id, old.id)
    if (old.content !== null && fresh.content !== null) pairs.push([before.get(old.content), after.get(fresh.content)])
    for (const children of pairChildren(trees, old, fresh)) pairs.push(children)
  }
  return kept
}

/** In order, so that nothing that stays ever moves. */
function pairChildren(trees: Trees, old: TreeNode, fresh: TreeNode): [TreeNode, TreeNode][] {
  const left = old.children.map((id) => trees.before.get(id))
  const right = fresh.children.map((id) => trees.after.get(id))
  const pairs: [TreeNode, TreeNode][] = []
  const same = (one: TreeNode | undefined, other: TreeNode | undefined) =>
    one !== undefined && other !== undefined && sameSource(trees, one, other)
  let head = 0
  for (; same(left[head], right[head]); head++) pairs.push([left[head]!, right[head]!])
  let [oldEnd, freshEnd] = [left.length, right.length]
  while (oldEnd > head && freshEnd > head && same(left[oldEnd - 1], right[freshEnd - 1])) {
    pairs.push([left[--oldEnd]!, right[--freshEnd]!])
  }
  return [...pairs, ...pairMiddle(trees, left.slice(head, oldEnd), right.slice(head, freshEnd))]
}

/** What reads the same first; between two such, what is of one kind. */
function pairMiddle(trees: Trees, left: TreeNode[], right: readonly TreeNode[]): [TreeNode, TreeNode][] {
  const pairs: [TreeNode, TreeNode][] = []
  let from = 0
  const gap: TreeNode[] = []
  const places = placesBySource(trees.before, left)
  for (const node of right) {
    const place = places.get(sourceKey(trees.after, node))?.find((index) => index >= from)
    if (place === undefined) {
      gap.push(node)
      continue
    }
    pairs.push(...pairAlike(left.slice(from, place), gap.splice(0)), [left[place]!, node])
    from = place + 1
  }
  return [...pairs, ...pairAlike(left.slice(from), gap)]
}

function pairAlike(left: readonly TreeNode[], right: readonly TreeNode[]): [TreeNode, TreeNode][] {
  const pairs: [TreeNode, TreeNode][] = []
  let from = 0
  for (const node of right) {
    const place = left.findIndex((each, index) => index >= from && alike(each, node))
    if (place === -1) continue
    pairs.push([left[place]!, node])
    from = place + 1
  }
  return pairs
}

function alike(one: TreeNode, other: TreeNode): boolean {
  return (
    one.kind === other.kind &&
    one.name === other.name &&
    one.namespace === other.namespace &&
    (one.content === null) === (other.content === null)
  )
}

function sameSource({ before, after }: Trees, one: TreeNode, other: TreeNode): boolean {
  return alike(one, other) && outerSource(before, one) === outerSource(after, other)
}

function sourceKey(tree: SourceTree, node: TreeNode): string {
  return `${node.kind} ${node.name} ${node.namespace} ${outerSource(tree, node)}`
}

function placesBySource(tree: SourceTree, nodes: readonly TreeNode[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [index, node] of nodes.entries()) {
    const key = sourceKey(tree, node)
    const known = places.get(key)
    if (known) known.push(index)
    else places.set(key, [index])
  }
  return places
}
