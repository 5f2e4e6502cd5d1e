import { each } from '../support/each.ts'
import { firstNode } from '../support/first-node.ts'

export function insertAfter(selector: unknown, html: unknown): void {
  const node = firstNode(html)
  if (node) for (const element of each(selector)) element.after(node.cloneNode(true))
}
