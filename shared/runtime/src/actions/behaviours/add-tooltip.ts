import { each } from '../support/each.ts'
import { textOf } from '../support/text-of.ts'

export function addTooltip(selector: unknown, text: unknown): void {
  for (const element of each(selector)) element.title = textOf(text)
}
