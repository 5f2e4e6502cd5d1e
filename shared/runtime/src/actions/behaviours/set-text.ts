import { each } from '../support/each.ts'
import { textOf } from '../support/text-of.ts'

export function setText(selector: unknown, text: unknown): void {
  for (const element of each(selector)) element.textContent = textOf(text)
}
