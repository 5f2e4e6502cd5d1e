import { scrollManner } from '../support/scroll-manner.ts'

export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: scrollManner() })
}
