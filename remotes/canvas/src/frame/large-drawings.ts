import type { HtmlNode } from '@pergola/site/html'
import type { NodeSource } from './projection-ports.ts'

/** Elements in it from which on it is laid out once, when all of it stands. */
const manyElements = 5000

/** They work in a document only: a sheet has no rules, and a frame no page, while what is around them stands outside. */
const connected: ReadonlySet<string> = new Set('style link foreignObject template iframe object embed'.split(' '))

/**
 * A drawing of so many elements that it is put into the page as a whole. Browsers lay out all of it whenever one of its
 * elements comes, so that each picture in between would cost as much as the last one. Lists of choices and rows of tables
 * are no such case: as a whole they come sooner by a quarter, but in one task of seconds in which nothing answers.
 */
export function isLargeDrawing(node: HtmlNode, source: NodeSource): boolean {
  return isOuterDrawing(node, source) && standsAlone(node, source)
}

function isOuterDrawing({ name, namespace, parent }: HtmlNode, source: NodeSource): boolean {
  return name === 'svg' && namespace === 'svg' && source.node(parent ?? -1)?.namespace !== 'svg'
}

function standsAlone(node: HtmlNode, source: NodeSource): boolean {
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
