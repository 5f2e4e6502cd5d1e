import { each } from '../support/each.ts'

export function removeAllChildren(selector: unknown): void {
  for (const element of each(selector)) element.replaceChildren()
}
