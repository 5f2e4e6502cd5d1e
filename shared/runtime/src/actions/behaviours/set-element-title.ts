import { first } from '../support/first.ts'
import { textOf } from '../support/text-of.ts'

export function setElementTitle(selector: unknown, title: unknown): void {
  first(selector)?.setAttribute('title', textOf(title))
}
