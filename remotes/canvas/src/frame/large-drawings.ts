import type { HtmlNode } from '@pergola/site/html'
import type { NodeSource } from './projection-ports.ts'

/** Elements of a drawing that is laid out once, when all of it stands. */
const manyElements = 5000

/** They work in a document only: a sheet has no rules, and a frame no page, while what is around them stands outside. */
const connected: ReadonlySet<string> = new Set(['style', 'link', 'foreignObject', 'template'])

/**
 * A drawing of so many elements that it is put into the page as a whole. Browsers lay out all of an `svg` whenever one
 * of its elements comes, so that each picture in between would cost as much as the last one.
 */
export function isLargeDrawing(node: HtmlNode, source: NodeSource): boolean {
  if (node.name !== 'svg' || node.namespace !== 'svg' || source.node(node.parent ?? -1)?.namespace === 'svg')
    return false
  const pending = [...node.children]
  let count = 0
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const inner = source.node(id)
    if (inner?.kind !== 'element') continue
    if (connected.has(inner.name)) return false
    count += 1
    for (const child of inner.children) pending.push(child)
  }
  return count > manyElements
}
