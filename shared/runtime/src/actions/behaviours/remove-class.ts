import { classNames } from '../support/class-names.ts'
import { each } from '../support/each.ts'

export function removeClass(selector: unknown, className: unknown): void {
  for (const element of each(selector)) element.classList.remove(...classNames(className))
}
