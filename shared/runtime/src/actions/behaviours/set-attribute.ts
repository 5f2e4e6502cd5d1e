import { each } from '../support/each.ts'
import { textOf } from '../support/text-of.ts'

export function setAttribute(selector: unknown, attribute: unknown, value: unknown): void {
  for (const element of each(selector)) element.setAttribute(textOf(attribute), textOf(value))
}
