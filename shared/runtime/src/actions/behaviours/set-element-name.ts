import { first } from '../support/first.ts'
import { textOf } from '../support/text-of.ts'

export function setElementName(selector: unknown, name: unknown): void {
  first(selector)?.setAttribute('name', textOf(name))
}
