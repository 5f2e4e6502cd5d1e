import { first } from '../support/first.ts'
import { scrollManner } from '../support/scroll-manner.ts'

export function scrollToElement(selector: unknown): void {
  first(selector)?.scrollIntoView({ behavior: scrollManner() })
}
