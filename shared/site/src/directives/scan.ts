const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Place behind a string or template that starts here; -1 when it never ends. */
function skipQuoted(text: string, start: number): number {
  const quote = text[start]
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === quote) return at + 1
    else if (quote === '`' && text.startsWith('${', at)) {
      const inner = skipBrackets(text, at + 1)
      if (inner < 0) return -1
      at = inner - 1
    }
  }
  return -1
}

/** Place behind the bracket that closes the one here; -1 when it is not closed, or wrongly. */
function skipBrackets(text: string, start: number): number {
  const open: string[] = []
  for (let at = start; at < text.length;) {
    const next = step(text, at)
    if (next < 0) return -1
    const char = text[at] ?? ''
    if (next === at + 1 && closing[char]) open.push(closing[char])
    else if (next === at + 1 && (char === ')' || char === ']' || char === '}') && open.pop() !== char) return -1
    at = next
    if (open.length === 0) return at
  }
  return -1
}

function isRegexStart(text: string, at: number): boolean {
  return /(?:^|[(,=:[!&|?{};>]|\breturn)\s*$/.test(text.slice(0, at)) && /^\/[^/*\s][^\n]*\//.test(text.slice(at))
}

/** Place behind what starts here: a string, a comment, a pattern or one character. */
function step(text: string, at: number): number {
  const char = text[at]
  if (char === '"' || char === "'" || char === '`') return skipQuoted(text, at)
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2)
    return end < 0 ? -1 : end + 2
  }
  if (text.startsWith('//', at)) {
    const end = text.indexOf('\n', at)
    return end < 0 ? text.length : end
  }
  if (char === '/' && isRegexStart(text, at)) {
    const pattern = /^\/(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n[])+\/[a-z]*/.exec(text.slice(at))
    if (pattern) return at + pattern[0].length
  }
  return at + 1
}

/** A text whose strings, comments and patterns are read already: its quote, a value, or a space, stands for each. */
export function bareText(text: string): string {
  let bare = ''
  for (let at = 0; at < text.length;) {
    const next = step(text, at)
    if (next < 0) return bare
    const char = text[at] ?? ''
    const isRemark = text.startsWith('/*', at) || text.startsWith('//', at)
    const isPattern = char === '/'
    if (next === at + 1) bare += char
    else bare += isRemark ? ' ' : isPattern ? '0' : char.replace("'", '"')
    at = next
  }
  return bare
}

/** Pieces between separators that stand in no bracket, string or comment; null for text whose brackets do not match. */
export function splitOutside(text: string, separator: string): string[] | null {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < text.length;) {
    const char = text[at] ?? ''
    if (char === ')' || char === ']' || char === '}') return null
    if (char === separator) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
    const next = closing[char] ? skipBrackets(text, at) : step(text, at)
    if (next < 0) return null
    at = next
  }
  return [...parts, text.slice(start)]
}

/** Changes each `${…}` of a text, whatever brackets and texts stand in it; one that is not closed stays as it is. */
export function replacePlaces(text: string, change: (place: string) => string): string {
  let all = ''
  let from = 0
  for (let at = text.indexOf('${'); at >= 0; at = text.indexOf('${', from)) {
    const end = skipBrackets(text, at + 1)
    all += text.slice(from, at) + (end < 0 ? '${' : change(text.slice(at, end)))
    from = end < 0 ? at + 2 : end
  }
  return all + text.slice(from)
}

/** Whether one bracket that opens at the start closes at the very end. */
export function isEnclosed(text: string, open: '(' | '{'): boolean {
  return text.startsWith(open) && skipBrackets(text, 0) === text.length
}
