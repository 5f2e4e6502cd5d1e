import { each } from '../support/each.ts'

export function toggleRequired(selector: unknown): void {
  for (const element of each(selector)) element.toggleAttribute('required')
}
