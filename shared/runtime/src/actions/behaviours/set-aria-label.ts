import { each } from '../support/each.ts'
import { textOf } from '../support/text-of.ts'

export function setAriaLabel(selector: unknown, label: unknown): void {
  for (const element of each(selector)) element.setAttribute('aria-label', textOf(label))
}
