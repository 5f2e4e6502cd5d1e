import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from '../html/index.ts'
import type { InstanceView } from './instance-view.ts'

/** What a child of one instance is for the other one: the same place, and whether it reads the same already. */
export interface Twin {
  readonly node: HtmlNode
  readonly isEqual: boolean
}

export type Pair = [HtmlNode, HtmlNode]

export interface Side {
  readonly view: InstanceView
  readonly nodes: readonly HtmlNode[]
  /** The same for what stands for each other; null for what tells no place from another. */
  readonly key: (node: HtmlNode) => string | null
}

/** Place by place the same kinds with the same places in them: nothing has come, gone or moved. */
function isOneRow(from: Side, to: Side): boolean {
  return (
    from.nodes.length === to.nodes.length &&
    from.nodes.every((one, index) => {
      const other = to.nodes[index]
      if (other === undefined || !isOneKind(one, other)) return false
      if (from.view.print(one) === to.view.print(other)) return true
      const [names, others] = [from.view.names(one), to.view.names(other)]
      return names.length === others.length && names.every((name, place) => name === others[place])
    })
  )
}

/** The pairs of a row that read differently; null when something has come, gone or moved. */
export function pairRow(from: Side, to: Side): readonly Pair[] | null {
  if (!isOneRow(from, to)) return null
  return from.nodes.flatMap((one, index): Pair[] => {
    const other = to.nodes[index]
    return other && from.view.print(one) !== to.view.print(other) ? [[one, other]] : []
  })
}

/**
 * Which child of `to` stands for which of `from`, both in order, so that nothing that stays has to move. What reads the
 * same first, whatever an instance says in its own places; between two such, what holds the same places; then what is
 * of one kind.
 */
export function pairChildren(from: Side, to: Side): ReadonlyMap<NodeId, Twin> {
  const pairs = new Map<NodeId, Twin>()
  const keys = to.nodes.map((node) => to.key(node))
  let at = 0
  let gap: HtmlNode[] = []
  const closeGap = (end: number) => {
    for (const [one, other] of pairGap({ ...from, nodes: gap }, { ...to, nodes: to.nodes.slice(at, end) })) {
      pairs.set(one.id, { node: other, isEqual: false })
    }
    gap = []
  }
  for (const node of from.nodes) {
    const key = from.key(node)
    const place = key === null ? -1 : keys.indexOf(key, at)
    const twin = to.nodes[place]
    if (twin === undefined) {
      gap.push(node)
      continue
    }
    closeGap(place)
    pairs.set(node.id, { node: twin, isEqual: true })
    at = place + 1
  }
  closeGap(to.nodes.length)
  return pairs
}

function pairGap(from: Side, to: Side): Pair[] {
  const anchors = inOrder(from.nodes, to.nodes, (one, other) => {
    return isOneKind(one, other) && from.view.names(one).some((name) => to.view.names(other).includes(name))
  })
  const ends: readonly (Pair | null)[] = [...anchors, null]
  let [left, right] = [0, 0]
  const between = ends.flatMap((anchor): Pair[] => {
    const leftEnd = anchor ? from.nodes.indexOf(anchor[0]) : from.nodes.length
    const rightEnd = anchor ? to.nodes.indexOf(anchor[1]) : to.nodes.length
    const pairs = inOrder(from.nodes.slice(left, leftEnd), to.nodes.slice(right, rightEnd), (one, other) => {
      // A place that is found elsewhere is not this one; one that has come, gone or changed its name may be.
      const isLoose = !from.view.names(one).some(to.view.has) && !to.view.names(other).some(from.view.has)
      return isLoose && isOneKind(one, other)
    })
    left = leftEnd + 1
    right = rightEnd + 1
    return pairs
  })
  return [...anchors, ...between]
}

function inOrder(
  left: readonly HtmlNode[],
  right: readonly HtmlNode[],
  isPair: (one: HtmlNode, other: HtmlNode) => boolean,
): Pair[] {
  const pairs: Pair[] = []
  let at = 0
  for (const node of left) {
    const place = right.findIndex((each, index) => index >= at && isPair(node, each))
    const twin = right[place]
    if (twin === undefined) continue
    pairs.push([node, twin])
    at = place + 1
  }
  return pairs
}

function isOneKind(one: HtmlNode, other: HtmlNode): boolean {
  return one.kind === other.kind && one.name === other.name && one.namespace === other.namespace
}
