import { each } from '../support/each.ts'
import { numberOf } from '../support/number-of.ts'

export function setTabIndex(selector: unknown, index: unknown): void {
  for (const element of each(selector)) element.tabIndex = numberOf(index, 0)
}
