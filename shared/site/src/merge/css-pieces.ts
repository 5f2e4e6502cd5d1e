const closing: Readonly<Record<string, string>> = { '"': '"', "'": "'" }

/**
 * The text cut into rules, at-rules without a block, comments between them and, of a rule that holds rules, its two
 * ends; joined again they are the text.
 */
export function cssPieces(text: string): string[] {
  const pieces: string[] = []
  const opens: number[] = []
  let start = 0
  let at = 0
  const cut = (end: number) => {
    if (end > start) pieces.push(text.slice(start, end))
    start = end
  }
  while (at < text.length) {
    const character = text[at]!
    const skipped = endOfAside(text, at)
    if (skipped > at + 1) at = skipped
    else if (character === '{') {
      // What stands before an inner rule belongs to the outer one.
      if (opens.length > 0) cut(startOfPrelude(text, start, at))
      opens.push(at)
      at += 1
    } else if (character === '}') {
      opens.pop()
      at += 1
      cut(at)
    } else {
      at += 1
      if (character === ';' && opens.length === 0) cut(at)
    }
  }
  cut(text.length)
  return pieces
}

/** Past a comment or a string, else the next character. */
function endOfAside(text: string, at: number): number {
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2)
    return end === -1 ? text.length : end + 2
  }
  if (text[at] === '\\') return Math.min(at + 2, text.length)
  const quote = closing[text[at]!]
  if (quote === undefined) return at + 1
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === '\\') end += 1
    else if (text[end] === quote || text[end] === '\n') return end + 1
  }
  return text.length
}

/** Where the selector of an inner block begins: behind the last `{`, `}` or `;`. */
function startOfPrelude(text: string, start: number, at: number): number {
  const before = text.slice(start, at)
  return start + Math.max(before.lastIndexOf('{'), before.lastIndexOf(';'), before.lastIndexOf('}')) + 1
}
