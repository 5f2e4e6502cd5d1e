const rawText = /^<(script|style|textarea|title)[\s/>]/i

/** The text cut into tags, comments and what stands between them; joined again they are the text. */
export function htmlPieces(text: string): string[] {
  const pieces: string[] = []
  let at = 0
  while (at < text.length) {
    const end = endOfPiece(text, at)
    pieces.push(text.slice(at, end))
    at = end
  }
  return pieces
}

function endOfPiece(text: string, at: number): number {
  if (text[at] !== '<') return endOfText(text, at)
  if (text.startsWith('<!--', at)) return after(text, '-->', at + 4)
  const end = endOfTag(text, at)
  const raw = rawText.exec(text.slice(at, at + 12))
  if (!raw) return end
  // Its content is one piece with it: half a script is no node.
  const close = new RegExp(`</${raw[1]}[\\s/>]`, 'gi')
  close.lastIndex = end
  const found = close.exec(text)
  return found ? endOfTag(text, found.index) : text.length
}

function endOfText(text: string, at: number): number {
  const next = text.indexOf('<', at + 1)
  return next === -1 ? text.length : next
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found === -1 ? text.length : found + mark.length
}

/** Past the `>` that stands in no quotes. */
function endOfTag(text: string, from: number): number {
  if (!/[a-z/!?]/i.test(text[from + 1] ?? '')) return endOfText(text, from)
  let quote = ''
  for (let at = from + 1; at < text.length; at++) {
    const character = text[at]!
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '>') return at + 1
    else if ((character === '"' || character === "'") && isValueStart(text, at)) quote = character
  }
  return text.length
}

/** A quote in the middle of a name or a text is a letter like any other. */
function isValueStart(text: string, at: number): boolean {
  return /=\s*$/.test(text.slice(Math.max(0, at - 8), at))
}
