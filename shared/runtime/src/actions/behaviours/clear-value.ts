import { each } from '../support/each.ts'

export function clearValue(selector: unknown): void {
  for (const element of each(selector)) if ('value' in element) element.value = ''
}
