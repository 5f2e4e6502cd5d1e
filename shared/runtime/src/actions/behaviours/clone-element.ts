import { copyOf } from '../support/copy-of.ts'
import { each } from '../support/each.ts'

export function cloneElement(selector: unknown): void {
  for (const element of each(selector)) element.after(copyOf(element))
}
