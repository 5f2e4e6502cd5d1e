import { each } from '../support/each.ts'

export function toggleAriaHidden(selector: unknown): void {
  for (const element of each(selector)) {
    element.setAttribute('aria-hidden', String(element.getAttribute('aria-hidden') !== 'true'))
  }
}
