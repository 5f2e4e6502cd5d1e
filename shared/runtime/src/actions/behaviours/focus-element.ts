import { first } from '../support/first.ts'

export function focusElement(selector: unknown): void {
  first(selector)?.focus()
}
