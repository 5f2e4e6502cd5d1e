import { escapeAttribute, escapeText } from '../html/escape-all.ts'

const word = '<span style="display: inline-block; white-space: nowrap">'

/** Text as one span per word that does not break, and in it one span per letter as people see letters. */
export function splitMarkup(text: string, letterClass: string): string {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const open = `<span class="${escapeAttribute(letterClass)}">`
  return text
    .split(/(\s+)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (/^\s/.test(part)) return part
      return `${word}${[...letters.segment(part)].map(({ segment }) => `${open}${escapeText(segment)}</span>`).join('')}</span>`
    })
    .join('')
}

/** The text that a split markup was made of, whoever changed it since. */
export function joinSplit(textContent: string): string {
  return textContent.replace(/\s+/g, ' ').trim()
}
