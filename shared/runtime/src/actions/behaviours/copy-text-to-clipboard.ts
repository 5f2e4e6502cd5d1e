import { first } from '../support/first.ts'

/** Pages from a disk or over plain http have no clipboard of their own: there the browser copies a selection. */
function copySelected(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  field.style.cssText = 'position: fixed; opacity: 0'
  const focused = document.activeElement as HTMLElement | null
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
  focused?.focus()
}

export function copyTextToClipboard(selector: unknown): void {
  const text = first(selector)?.textContent
  if (text === undefined || text === null) return
  if (!navigator.clipboard) return copySelected(text)
  navigator.clipboard.writeText(text).catch(() => copySelected(text))
}
