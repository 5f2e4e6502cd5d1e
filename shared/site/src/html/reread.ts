import type { NodeId } from '@pergola/contracts'
import type { HtmlTree } from './html-tree.ts'
import { documentOrder } from './measure.ts'
import { parseHtml } from './parse-html.ts'
import { sourceTree } from './source-tree.ts'
import type { SourceTree } from './source-tree.ts'
import type { TreeNode } from './tree-node.ts'

/**
 * Reads `source` in place of `tree`. A node that stands in both keeps its id, also when its attributes or its content
 * are others now; whatever is new gets an id that `tree` never gave away. `tree` stays as it is. Throws where a page of
 * XML would not be well-formed.
 */
export function rereadHtml(tree: HtmlTree, source: string): HtmlTree {
  const before = sourceTree(tree)
  const after = sourceTree(before.xml ? before.xml.read(source) : parseHtml(source))
  const kept = pairNodes(before, after)
  return after.renumbered((id) => kept.get(id) ?? null, before)
}

/** Ids of the old tree by those of the new one. */
function pairNodes(before: SourceTree, after: SourceTree): ReadonlyMap<NodeId, NodeId> {
  const kept = new Map<NodeId, NodeId>()
  const known = new Map<string, number>()
  const [ofOld, ofFresh] = [sourceNumbers(before, known), sourceNumbers(after, known)]
  const same: SameSource = {
    old: (node) => ofOld[node.id] ?? -1,
    fresh: (node) => ofFresh[node.id] ?? -2,
  }
  const pairs: Pair[] = [[before.get(before.root), after.get(after.root)]]
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [old, fresh] = pair
    kept.set(fresh.id, old.id)
    if (old.content !== null && fresh.content !== null) pairs.push([before.get(old.content), after.get(fresh.content)])
    const left = old.children.map((id) => before.get(id))
    const right = fresh.children.map((id) => after.get(id))
    for (const children of pairChildren(same, left, right)) pairs.push(children)
  }
  return kept
}

type Pair = [TreeNode, TreeNode]

/** Numbers that are equal where two nodes read the same, tags, attributes and all below included. */
interface SameSource {
  old(node: TreeNode): number
  fresh(node: TreeNode): number
}

/**
 * By node id. Each distinct node gets a number from its own pieces and the numbers of its children: to compare the
 * sources themselves would cost their length on every level, which for a deep page is its size squared.
 */
function sourceNumbers(tree: SourceTree, known: Map<string, number>): readonly number[] {
  const numbers: number[] = []
  const order = documentOrder(tree, tree.get(tree.root))
  for (let at = order.length - 1; at >= 0; at--) {
    const node = order[at]!
    const { open, inner, tail, close } = node
    // With its length in front, no text can be taken for the end of another.
    let key = `${alikeKey(node)} ${open.length} ${open}${tail.length} ${tail}${close.length} ${close}${inner ?? ''}`
    for (const id of tree.printedChildren(node)) key += `\0${tree.get(id).lead}\0${numbers[id]}`
    let number = known.get(key)
    if (number === undefined) known.set(key, (number = known.size))
    numbers[node.id] = number
  }
  return numbers
}

/** In order, so that nothing that stays ever moves. */
function pairChildren(same: SameSource, left: readonly TreeNode[], right: readonly TreeNode[]): Pair[] {
  const pairs: Pair[] = []
  const isSame = (one: TreeNode | undefined, other: TreeNode | undefined) =>
    one !== undefined && other !== undefined && same.old(one) === same.fresh(other)
  let head = 0
  for (; isSame(left[head], right[head]); head++) pairs.push([left[head]!, right[head]!])
  let [oldEnd, freshEnd] = [left.length, right.length]
  while (oldEnd > head && freshEnd > head && isSame(left[oldEnd - 1], right[freshEnd - 1])) {
    pairs.push([left[--oldEnd]!, right[--freshEnd]!])
  }
  for (const pair of pairMiddle(same, left.slice(head, oldEnd), right.slice(head, freshEnd))) pairs.push(pair)
  return pairs
}

/** What reads the same first; between two such, what is of one kind. */
function pairMiddle(same: SameSource, left: readonly TreeNode[], right: readonly TreeNode[]): Pair[] {
  const pairs: Pair[] = []
  const add = (more: readonly Pair[]) => {
    for (const pair of more) pairs.push(pair)
  }
  let from = 0
  const gap: TreeNode[] = []
  const places = placesBy(left, same.old)
  for (const node of right) {
    const place = nextPlace(places.get(same.fresh(node)), from)
    if (place === undefined) {
      gap.push(node)
      continue
    }
    add(pairAlike(left.slice(from, place), gap.splice(0)))
    pairs.push([left[place]!, node])
    from = place + 1
  }
  add(pairAlike(left.slice(from), gap))
  return pairs
}

function pairAlike(left: readonly TreeNode[], right: readonly TreeNode[]): Pair[] {
  const pairs: Pair[] = []
  let from = 0
  const places = placesBy(left, alikeKey)
  for (const node of right) {
    const place = nextPlace(places.get(alikeKey(node)), from)
    if (place === undefined) continue
    pairs.push([left[place]!, node])
    from = place + 1
  }
  return pairs
}

/** Nodes with the same key may stand for one another. */
function alikeKey({ kind, name, namespace, content }: TreeNode): string {
  return `${kind} ${name} ${namespace} ${content === null}`
}

/** Places of nodes that share a key, in order; what lies behind is passed once and for all. */
interface Places {
  readonly indexes: number[]
  passed: number
}

function placesBy<Key>(nodes: readonly TreeNode[], keyOf: (node: TreeNode) => Key): ReadonlyMap<Key, Places> {
  const places = new Map<Key, Places>()
  for (const [index, node] of nodes.entries()) {
    const key = keyOf(node)
    const known = places.get(key)
    if (known) known.indexes.push(index)
    else places.set(key, { indexes: [index], passed: 0 })
  }
  return places
}

/** The first place at `from` or behind it. `from` must never get smaller for the same places. */
function nextPlace(places: Places | undefined, from: number): number | undefined {
  if (places === undefined) return undefined
  while (places.passed < places.indexes.length && (places.indexes[places.passed] ?? from) < from) places.passed += 1
  return places.indexes[places.passed]
}
