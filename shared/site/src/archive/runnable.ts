import type { RunnableContent } from '@pergola/contracts'

export type Runnable = Omit<RunnableContent, 'page'>

/** On one line, short enough for a list. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 120 ? `${line.slice(0, 119)}…` : line
}

/** As a browser reads an address: leading controls and spaces, and line breaks and tabs anywhere, do not count. */
export function isScriptAddress(value: string): boolean {
  // oxlint-disable-next-line no-control-regex
  const address = value.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '')
  return /^(?:javascript|vbscript):/i.test(address) || /;\s*url\s*=\s*['"]?\s*javascript:/i.test(value)
}
