import { classNames } from '../support/class-names.ts'
import { each } from '../support/each.ts'

export function addClass(selector: unknown, className: unknown): void {
  for (const element of each(selector)) element.classList.add(...classNames(className))
}
