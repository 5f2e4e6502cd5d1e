import { classNames } from '../support/class-names.ts'
import { first } from '../support/first.ts'

export function addClickClass(selector: unknown, clickClass: unknown): void {
  const element = first(selector)
  if (!element) throw new Error(`addClickClass: no element for "${String(selector)}"`)
  const names = classNames(clickClass)
  element.classList.add(...names)
  element.addEventListener('animationend', () => element.classList.remove(...names), { once: true })
}
