import { each } from '../support/each.ts'

export function cloneElement(selector: unknown): void {
  for (const element of each(selector)) element.after(element.cloneNode(true))
}
