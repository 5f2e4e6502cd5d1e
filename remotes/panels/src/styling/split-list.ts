/** Splits at a separator that stands outside of brackets and strings. */
export function splitOutside(text: string, separator: ',' | ';' | ' '): string[] {
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
  return parts.map((each) => each.trim()).filter((each) => each !== '')
}
