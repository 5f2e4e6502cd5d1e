import { each } from '../support/each.ts'

export function toggleVisibility(selector: unknown): void {
  for (const element of each(selector)) {
    element.style.visibility = getComputedStyle(element).visibility === 'hidden' ? 'visible' : 'hidden'
  }
}
