import { each } from '../support/each.ts'
import { textOf } from '../support/text-of.ts'

export function removeAttribute(selector: unknown, attribute: unknown): void {
  for (const element of each(selector)) element.removeAttribute(textOf(attribute))
}
