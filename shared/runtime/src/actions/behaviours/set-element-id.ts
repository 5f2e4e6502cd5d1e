import { first } from '../support/first.ts'
import { textOf } from '../support/text-of.ts'

export function setElementId(selector: unknown, id: unknown): void {
  first(selector)?.setAttribute('id', textOf(id))
}
