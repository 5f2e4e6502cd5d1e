/** Index behind the character, string, bracket pair or escape that begins at `at`. */
export function nextOutside(text: string, at: number): number {
  const sign = text[at]
  if (sign === '\\') return Math.min(at + 2, text.length)
  if (sign === '"' || sign === "'") return stringEnd(text, at)
  if (sign === '(' || sign === '[') return groupEnd(text, at)
  if (sign === '/' && text[at + 1] === '*') {
    const end = text.indexOf('*/', at + 2)
    return end === -1 ? text.length : end + 2
  }
  return at + 1
}

function stringEnd(text: string, at: number): number {
  for (let index = at + 1; index < text.length; index++) {
    if (text[index] === '\\') index++
    else if (text[index] === text[at]) return index + 1
  }
  return text.length
}

function groupEnd(text: string, at: number): number {
  const close = text[at] === '(' ? ')' : ']'
  let index = at + 1
  while (index < text.length && text[index] !== close) index = nextOutside(text, index)
  return Math.min(index + 1, text.length)
}

/** Members of a comma list, trimmed. */
export function splitList(text: string): string[] {
  return splitAt(text, ',').filter((part) => part !== '')
}

/** Parts between a sign that stands outside of strings, brackets and parentheses, trimmed. */
export function splitAt(text: string, sign: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at = nextOutside(text, at)) {
    if (text[at] !== sign) continue
    parts.push(text.slice(from, at).trim())
    from = at + 1
  }
  parts.push(text.slice(from).trim())
  return parts
}

/** Members of a list with white space between them. */
export function splitWords(text: string): string[] {
  const words: string[] = []
  let from = 0
  for (let at = 0; at < text.length;) {
    if (!/\s/.test(text[at] ?? '')) {
      at = nextOutside(text, at)
      continue
    }
    if (at > from) words.push(text.slice(from, at))
    from = ++at
  }
  if (from < text.length) words.push(text.slice(from))
  return words
}

/** White space as one compares texts: none around punctuation, one blank elsewhere, strings left alone. */
export function tidy(text: string): string {
  return text
    .replace(
      /("(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*')|\s+/g,
      (_all, quoted: string | undefined) => quoted ?? ' ',
    )
    .replace(/ ?([,:>~+()[\]=<]) ?/g, '$1')
    .trim()
}

/** A part that every way to write the text has: what lacks it need not be compared. */
export function longestWord(text: string): string {
  const words = text.match(/[\w-]+/g) ?? []
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
