import type { ToastsService } from '@pergola/contracts'
import { messages } from './messages.ts'

export async function copyText(text: string, toasts: ToastsService): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toasts.success(messages.copied)
  } catch {
    toasts.error(messages.clipboardClosed)
  }
}

/** Null when the browser refused, which has been told by then. */
export async function pastedText(toasts: ToastsService): Promise<string | null> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    toasts.error(messages.clipboardClosed)
    return null
  }
}
