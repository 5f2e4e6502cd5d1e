import { each } from '../support/each.ts'
import { textOf } from '../support/text-of.ts'

export function setValue(selector: unknown, value: unknown): void {
  for (const element of each(selector)) if ('value' in element) element.value = textOf(value)
}
