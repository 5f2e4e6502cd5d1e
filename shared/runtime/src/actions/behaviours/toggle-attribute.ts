import { each } from '../support/each.ts'
import { textOf } from '../support/text-of.ts'

export function toggleAttribute(selector: unknown, attribute: unknown, value: unknown): void {
  const name = textOf(attribute)
  for (const element of each(selector)) {
    if (element.hasAttribute(name)) element.removeAttribute(name)
    else element.setAttribute(name, textOf(value))
  }
}
