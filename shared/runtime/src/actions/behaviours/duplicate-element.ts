import { copyOf } from '../support/copy-of.ts'
import { each } from '../support/each.ts'
import { numberOf } from '../support/number-of.ts'

export function duplicateElement(selector: unknown, times: unknown): void {
  for (const element of each(selector)) {
    for (let left = numberOf(times, 1); left >= 1; left -= 1) element.after(copyOf(element))
  }
}
