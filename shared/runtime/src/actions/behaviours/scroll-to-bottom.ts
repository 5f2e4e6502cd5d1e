import { scrollManner } from '../support/scroll-manner.ts'

export function scrollToBottom(): void {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: scrollManner() })
}
