/**
 * A text as a template literal that stands for exactly that text wherever it is written: a page is stored as UTF-8, and
 * reading it turns line ends into one, so what would change on the way is written as an escape.
 */
export function textLiteral(text: string): string {
  const escaped = text
    .replace(/[\\`]|\$(?=\{)/g, '\\$&')
    // oxlint-disable-next-line no-control-regex -- these are what must not be written as they are
    .replace(/[\u0000-\u001F\u007F-\u009F\u2028\u2029\uFEFF]/g, escapeUnit)
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, escapeUnit)
  return `\`${escaped}\``
}

function escapeUnit(unit: string): string {
  if (unit === '\n') return '\\n'
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** A value read from JSON as an expression. Unlike JSON itself, an object must not take `__proto__` for its parent. */
export function jsonLiteral(value: unknown): string {
  if (typeof value === 'string') return textLiteral(value)
  if (Array.isArray(value)) return `[${value.map(jsonLiteral).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, each]) => `[${textLiteral(key)}]:${jsonLiteral(each)}`)
  return `{${entries.join(',')}}`
}
