import { each } from '../support/each.ts'

export function clearText(selector: unknown): void {
  for (const element of each(selector)) element.textContent = ''
}
