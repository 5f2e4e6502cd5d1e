const ambiguousAmpersand = /&(?=[#a-z0-9])/gi

/** Text as the content of ordinary elements. */
export function escapeText(value: string, newline = '\n'): string {
  return value
    .replace(ambiguousAmpersand, '&amp;')
    .replace(/&$/, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\n', newline)
}

export function escapeAttribute(value: string, quote: '"' | "'"): string {
  const escaped = value.replace(ambiguousAmpersand, '&amp;').replaceAll('\r', '&#13;')
  return quote === '"' ? escaped.replaceAll('"', '&quot;') : escaped.replaceAll("'", '&#39;')
}
