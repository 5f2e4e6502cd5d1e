/** Comments, addresses without quotes, words, strings, brackets: the first three may hold the signs of the others. */
const piece =
  /\/\*[^]*?(?:\*\/|$)|url\(\s*(?!["'\s])(?:\\[^]|[^)\\])*\)?|(?:[\w-]|[^\0-\x7f]|\\[^\n])+|(["'])(?:\\[^]|(?!\1)[^\\\n])*(?:\1|(?=\n)|$)|[{}()[\];]/gi

const closers: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' }

/** What may stand in front of a statement. */
const between = /(?:\s|\/\*[^]*?(?:\*\/|$)|<!--|-->)*/y

/**
 * The text with all that a browser closes by itself at the end of a sheet written out. In a sheet that blocks share the
 * next one would fall into what is open, and be lost.
 */
export function closedSheet(given: string): string {
  // A backslash at the end would take what is written behind it.
  const text = /(?<!\\)(?:\\\\)*\\$/.test(given) ? `${given} ` : given
  const open: string[] = []
  let cut = ''
  // Where the statement begins that nothing has ended.
  let start = statementFrom(text, 0)
  for (const { 0: token, 1: quote, index } of text.matchAll(piece)) {
    const end = index + token.length
    if (end === text.length) cut = missingIn(token, quote)
    const closer = closers[token]
    const isClosing = token === open[0]
    if (closer) open.unshift(closer)
    else if (isClosing) open.shift()
    const isEnd = token === '}' ? isClosing : token === ';' && text[start] === '@'
    if (open.length === 0 && isEnd) start = statementFrom(text, end)
  }
  const isWhole = start >= text.length || open.at(-1) === '}'
  return text + cut + open.join('') + (isWhole ? '' : text[start] === '@' ? ';' : '{}')
}

function statementFrom(text: string, index: number): number {
  between.lastIndex = index
  between.test(text)
  return between.lastIndex
}

/** Of a token that the text ends with. */
function missingIn(token: string, quote: string | undefined): string {
  if (token.startsWith('/*')) return token.length > 3 && token.endsWith('*/') ? '' : '*/'
  if (/^url\(/i.test(token)) return token.endsWith(')') ? '' : ')'
  return quote !== undefined && (token.length === 1 || !token.endsWith(quote)) ? quote : ''
}
