type Separator = ',' | ';' | ' '

/** Splits at a separator that stands outside of brackets and strings. */
export function splitOutside(text: string, separator: Separator): string[] {
  return slicesOutside(text, separator)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

/** A part of a list, with what stands before it as it is written: the comma and the blanks around it. */
export interface ListPart {
  readonly text: string
  readonly before: string
}

export function commaParts(text: string): ListPart[] {
  const slices = slicesOutside(text, ',')
  return slices.map((slice, at) => {
    const lead = slice.slice(0, slice.length - slice.trimStart().length)
    const previous = slices[at - 1] ?? ''
    const trail = previous.slice(previous.trimEnd().length)
    return { text: slice.trim(), before: at === 0 ? lead : `${trail},${lead}` }
  })
}

function slicesOutside(text: string, separator: Separator): string[] {
  const parts: string[] = []
  let depth = 0
  let quote = ''
  let part = ''
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (letter === '\\') {
      part += letter + text.charAt((at += 1))
      continue
    }
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if ('([{'.includes(letter)) depth += 1
    else if (')]}'.includes(letter)) depth -= 1

    const separates = separator === ' ' ? /\s/.test(letter) : letter === separator
    if (separates && depth === 0 && quote === '') {
      parts.push(part)
      part = ''
    } else part += letter
  }
  parts.push(part)
  return parts
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** With the quotes and brackets closed that are open at its end, as a browser reads it. */
export function withClosedBrackets(text: string): string {
  const open: string[] = []
  for (const [sign] of text.matchAll(/\\[^]|"(?:\\[^]|[^"\\])*"?|'(?:\\[^]|[^'\\])*'?|[([{)\]}]/g)) {
    const quote = /^["']/.test(sign) && !/^(["'])[^]*\1$/.test(sign) ? sign.charAt(0) : undefined
    const closer = quote ?? closers[sign]
    if (closer !== undefined) open.push(closer)
    else if (sign === open.at(-1)) open.pop()
  }
  return text + open.toReversed().join('')
}
