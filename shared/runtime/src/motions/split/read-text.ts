import type { SplitOptions } from './split-options.ts'

/** Letters as a reader counts them: with their accents, and a flag as one. */
export function lettersOf(text: string, specialChars: SplitOptions['specialChars']): string[] {
  const segments = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  const kept = specialChars instanceof RegExp ? [...new Set(text.match(specialChars) ?? [])] : (specialChars ?? [])
  return kept.filter((each) => each.length > 1).reduce(joined, segments)
}

/** Neighbours that are one text together, joined. */
function joined(letters: string[], whole: string): string[] {
  const found: string[] = []
  for (let at = 0; at < letters.length;) {
    let text = ''
    let end = at
    while (end < letters.length && text.length < whole.length) text += letters[end++]
    const isWhole = text === whole
    found.push(isWhole ? whole : (letters[at] ?? ''))
    at = isWhole ? end : at + 1
  }
  return found
}

export interface ReadWord {
  readonly text: string
  /** What stands before it as text. */
  readonly before: string
}

/** Words of a text and what lies between them; `after` is what is left behind the last one. */
export function wordsOf(text: string, { wordDelimiter = ' ' }: SplitOptions): { words: ReadWord[]; after: string } {
  const isObject = typeof wordDelimiter === 'object' && !(wordDelimiter instanceof RegExp)
  const delimiter = isObject ? wordDelimiter.delimiter : wordDelimiter
  const between = isObject ? (wordDelimiter.replaceWith ?? '') : typeof wordDelimiter === 'string' ? wordDelimiter : ''
  const words: ReadWord[] = []
  let before = ''
  for (const [index, piece] of text.split(delimiter).entries()) {
    if (index > 0) before += between
    const word = piece.trim()
    if (word === '') {
      before += piece
      continue
    }
    words.push({ text: word, before: before + piece.slice(0, piece.indexOf(word)) })
    before = piece.slice(piece.indexOf(word) + word.length)
  }
  return { words, after: before }
}
