/** What the engine needs of the expression that finds `${…}` in a text. */
interface Matcher {
  exec(text: string): { readonly 0: string; readonly 1: string; readonly index: number } | null
}

const quotes = new Set(['"', "'"])

/** Behind the quote that closes the string. */
function skipString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === text[start]) return at + 1
  }
  return text.length
}

/** Behind the backtick that closes the template, whatever stands in its own `${…}`. */
function skipTemplate(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '`') return at + 1
    else if (text[at] === '$' && text[at + 1] === '{') at = closingBrace(text, at + 2)
    if (at < 0) return text.length
  }
  return text.length
}

/** Place of the brace that closes the expression; -1 when there is none. Braces in strings do not count. */
function closingBrace(text: string, start: number): number {
  let depth = 0
  let at = start
  while (at < text.length) {
    const char = text[at] ?? ''
    if (char === '}' && depth === 0) return at
    if (char === '{') depth += 1
    if (char === '}') depth -= 1
    if (quotes.has(char)) at = skipString(text, at)
    else if (char === '`') at = skipTemplate(text, at)
    else at += 1
  }
  return -1
}

/**
 * Finds `${ expression }` one after the other, as a global regular expression does, and knows that an expression may
 * hold braces of its own: `${items.map((item) => { return item.name })}`.
 */
export function createMatcher(): Matcher {
  let from = 0
  return {
    exec(text) {
      for (let start = text.indexOf('${', from); start >= 0; start = text.indexOf('${', start + 2)) {
        const end = closingBrace(text, start + 2)
        const expression = end < 0 ? '' : text.slice(start + 2, end)
        if (expression.trim() === '') continue
        from = end + 1
        return { 0: text.slice(start, end + 1), 1: expression, index: start }
      }
      from = 0
      return null
    },
  }
}
