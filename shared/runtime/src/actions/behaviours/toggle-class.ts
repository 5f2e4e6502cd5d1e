import { classNames } from '../support/class-names.ts'
import { each } from '../support/each.ts'

export function toggleClass(selector: unknown, className: unknown): void {
  for (const element of each(selector)) for (const name of classNames(className)) element.classList.toggle(name)
}
