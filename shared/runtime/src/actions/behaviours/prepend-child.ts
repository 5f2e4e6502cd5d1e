import { each } from '../support/each.ts'
import { firstNode } from '../support/first-node.ts'

/** One node: with several matches it ends in the last one. */
export function prependChild(selector: unknown, html: unknown): void {
  const node = firstNode(html)
  if (node) for (const element of each(selector)) element.prepend(node)
}
