import { each } from '../support/each.ts'

export function disableElement(selector: unknown): void {
  for (const element of each(selector)) element.toggleAttribute('disabled', true)
}
