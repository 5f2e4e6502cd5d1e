import { first } from '../support/first.ts'

export function blurElement(selector: unknown): void {
  first(selector)?.blur()
}
