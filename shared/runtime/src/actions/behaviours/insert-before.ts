import { each } from '../support/each.ts'
import { firstNode } from '../support/first-node.ts'

export function insertBefore(selector: unknown, html: unknown): void {
  const node = firstNode(html)
  if (node) for (const element of each(selector)) element.before(node.cloneNode(true))
}
