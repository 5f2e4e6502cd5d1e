import { each } from '../support/each.ts'
import { textOf } from '../support/text-of.ts'

export function setPlaceholder(selector: unknown, text: unknown): void {
  for (const element of each(selector)) Object.assign(element, { placeholder: textOf(text) })
}
