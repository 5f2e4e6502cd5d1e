const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '`': '`' }

/** Place behind a string that starts here; -1 when it never ends. */
function skipString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === text[start]) return at + 1
  }
  return -1
}

/**
 * Place behind the bracket or the template that starts here; -1 when it is not closed, or wrongly. What is open is kept in
 * a list: templates in templates nest deeper than the stack.
 */
function skipNested(text: string, start: number): number {
  const open: string[] = []
  for (let at = start; at < text.length;) {
    const inTemplate = open.at(-1) === '`' && text[at] !== '`'
    const next = inTemplate ? stepInTemplate(text, at) : text[at] === '`' ? at + 1 : step(text, at)
    if (next < 0) return -1
    if (inTemplate) {
      if (text.startsWith('${', at)) open.push('}')
    } else if (next === at + 1 && !follow(open, text[at] ?? '')) return -1
    at = next
    if (open.length === 0) return at
  }
  return -1
}

function stepInTemplate(text: string, at: number): number {
  return text[at] === '\\' || text.startsWith('${', at) ? at + 2 : at + 1
}

/** False for a bracket that closes what is not open. */
function follow(open: string[], char: string): boolean {
  if (char === open.at(-1)) open.pop()
  else if (closing[char]) open.push(closing[char])
  else return char !== ')' && char !== ']' && char !== '}'
  return true
}

/** Only behind these is a slash the start of a pattern, and one that ends in the line. */
function isRegexStart(text: string, at: number): boolean {
  let before = at
  while (before > 0 && /\s/.test(text[before - 1] ?? '')) before -= 1
  if (before > 0 && !/(?:[(,=:[!&|?{};>]|\breturn)$/.test(text.slice(Math.max(0, before - 7), before))) return false
  const end = text.indexOf('/', at + 2)
  return end > 0 && /^\/[^/*\s][^\n]*$/.test(text.slice(at, end))
}

/** Place behind what starts here: a string, a template, a comment, a pattern or one character. */
function step(text: string, at: number): number {
  const char = text[at]
  if (char === '"' || char === "'") return skipString(text, at)
  if (char === '`') return skipNested(text, at)
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
    const next = closing[char] ? skipNested(text, at) : step(text, at)
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
    const end = skipNested(text, at + 1)
    all += text.slice(from, at) + (end < 0 ? '${' : change(text.slice(at, end)))
    from = end < 0 ? at + 2 : end
  }
  return all + text.slice(from)
}

/** Whether one bracket that opens at the start closes at the very end. */
export function isEnclosed(text: string, open: '(' | '{'): boolean {
  return text.startsWith(open) && skipNested(text, 0) === text.length
}
