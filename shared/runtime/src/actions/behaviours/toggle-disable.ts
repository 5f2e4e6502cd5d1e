import { each } from '../support/each.ts'

export function toggleDisable(selector: unknown): void {
  for (const element of each(selector)) element.toggleAttribute('disabled')
}
