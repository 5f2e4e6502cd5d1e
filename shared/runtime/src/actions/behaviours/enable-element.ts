import { each } from '../support/each.ts'

export function enableElement(selector: unknown): void {
  for (const element of each(selector)) element.toggleAttribute('disabled', false)
}
