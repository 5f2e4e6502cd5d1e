import { each } from '../support/each.ts'

export function removeElement(selector: unknown): void {
  for (const element of each(selector)) element.remove()
}
