import type { NodeId } from '@pergola/contracts'
import { markers } from '@pergola/contracts'
import { attributeOf, printNode } from '../html/index.ts'
import type { HtmlNode, HtmlTree } from '../html/index.ts'

/** Children of one parent, in the tree they stand in. */
export interface Children {
  readonly tree: HtmlTree
  readonly nodes: readonly HtmlNode[]
}

export function childrenOf(tree: HtmlTree, holder: NodeId): Children {
  const nodes = (tree.node(holder)?.children ?? []).flatMap((id) => tree.node(id) ?? [])
  return { tree, nodes }
}

/**
 * Which child of `to` stands for which of `from`, both in order, so that nothing that stays has to move. What reads the
 * same first; between two such, what is of one kind.
 */
export function pairChildren(from: Children, to: Children): ReadonlyMap<NodeId, HtmlNode> {
  const pairs = new Map<NodeId, HtmlNode>()
  const keys = to.nodes.map((node) => keyOf(to.tree, node))
  let at = 0
  let gap: HtmlNode[] = []
  const closeGap = (end: number) => {
    for (const [one, other] of pairAlike(gap, to.nodes.slice(at, end))) pairs.set(one.id, other)
    gap = []
  }
  for (const node of from.nodes) {
    const key = keyOf(from.tree, node)
    const place = key === null ? -1 : keys.indexOf(key, at)
    const twin = to.nodes[place]
    if (twin === undefined) {
      gap.push(node)
      continue
    }
    closeGap(place)
    pairs.set(node.id, twin)
    at = place + 1
  }
  closeGap(to.nodes.length)
  return pairs
}

function pairAlike(left: readonly HtmlNode[], right: readonly HtmlNode[]): [HtmlNode, HtmlNode][] {
  const pairs: [HtmlNode, HtmlNode][] = []
  let at = 0
  for (const node of left) {
    const place = right.findIndex((each, index) => index >= at && isAlike(node, each))
    const twin = right[place]
    if (twin === undefined) continue
    pairs.push([node, twin])
    at = place + 1
  }
  return pairs
}

function isAlike(one: HtmlNode, other: HtmlNode): boolean {
  if (one.kind !== other.kind || one.name !== other.name || one.namespace !== other.namespace) return false
  const marks = [one, other].map((node) => attributeOf(node, markers.symbolProperty))
  // A place of one property is none of another; a place that has just become one is still the same place.
  return marks[0] === marks[1] || marks.includes(null)
}

/** Null for white space: it reads the same everywhere, so that it tells no place from another. */
function keyOf(tree: HtmlTree, node: HtmlNode): string | null {
  return node.kind === 'text' && node.value.trim() === '' ? null : printNode(tree, node.id)
}
