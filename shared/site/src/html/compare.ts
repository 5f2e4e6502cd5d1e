import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from './html-node.ts'

type NodeById = (id: NodeId) => HtmlNode

/** Whether two lists of nodes make the same DOM; text split over several nodes counts as one. */
export function sameNodes(a: readonly NodeId[], inA: NodeById, b: readonly NodeId[], inB: NodeById): boolean {
  const pairs: [readonly NodeId[], readonly NodeId[]][] = [[a, b]]
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const left = joinText(pair[0], inA)
    const right = joinText(pair[1], inB)
    if (left.length !== right.length) return false
    for (const [index, one] of left.entries()) {
      const other = right[index]
      if (other === undefined || !sameNode(one, other)) return false
      pairs.push([one.children, other.children])
      if (one.content !== null && other.content !== null) {
        pairs.push([inA(one.content).children, inB(other.content).children])
      }
    }
  }
  return true
}

type Comparable = Pick<HtmlNode, 'kind' | 'name' | 'namespace' | 'attributes' | 'value' | 'children' | 'content'>

function joinText(ids: readonly NodeId[], nodeOf: NodeById): Comparable[] {
  const joined: Comparable[] = []
  for (const id of ids) {
    const node = nodeOf(id)
    const previous = joined.at(-1)
    if (node.kind !== 'text') joined.push(node)
    else if (previous?.kind === 'text') joined[joined.length - 1] = { ...previous, value: previous.value + node.value }
    else if (node.value !== '') joined.push(node)
  }
  return joined
}

function sameNode(a: Comparable, b: Comparable): boolean {
  return (
    a.kind === b.kind &&
    a.name === b.name &&
    a.namespace === b.namespace &&
    a.value === b.value &&
    (a.content === null) === (b.content === null) &&
    a.attributes.length === b.attributes.length &&
    a.attributes.every((attribute, index) => {
      const other = b.attributes[index]
      return other !== undefined && attribute.name === other.name && attribute.value === other.value
    })
  )
}
