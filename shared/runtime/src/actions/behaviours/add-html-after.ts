import { each } from '../support/each.ts'
import { textOf } from '../support/text-of.ts'

export function addHTMLAfter(selector: unknown, html: unknown): void {
  for (const element of each(selector)) element.insertAdjacentHTML('afterend', textOf(html))
}
