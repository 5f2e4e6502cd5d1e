import { splitWords } from './selector-text.ts'
import type { Longhands } from './shorthands.ts'

const parts: Readonly<Record<string, RegExp>> = {
  'font-style': /^(?:italic|oblique)$/i,
  'font-variant': /^small-caps$/i,
  'font-weight': /^(?:bold|bolder|lighter|\d+)$/i,
  'font-stretch': /^(?:(?:ultra|extra|semi)-)?(?:condensed|expanded)$/i,
}
const size =
  /^(?:xx-small|x-small|small|medium|large|x-large|xx-large|xxx-large|smaller|larger|[\d.+-]*\d(?:%|[a-z]+)|(?:calc|min|max|clamp)\(.*\))$/is

/** Null for the fonts of the system (`caption`), which say nothing of their parts. */
export function expandFont(text: string): Longhands {
  const words = splitWords(text.replace(/\s*\/\s*/g, '/'))
  const font: Record<string, string> = {
    'font-style': 'normal',
    'font-variant': 'normal',
    'font-weight': 'normal',
    'font-stretch': 'normal',
  }
  for (const [at, word] of words.entries()) {
    const [start = '', height = 'normal'] = word.split(/\/(?![^(]*\))/)
    if (size.test(start) && !/^oblique$/i.test(words[at - 1] ?? '')) {
      const family = words.slice(at + 1).join(' ')
      return family === '' ? null : { ...font, 'font-size': start, 'line-height': height, 'font-family': family }
    }
    const part = Object.keys(parts).find((name) => parts[name]?.test(word))
    if (part !== undefined) font[part] = word
    else if (/^oblique$/i.test(words[at - 1] ?? '')) font['font-style'] = `oblique ${word}`
    else if (!/^normal$/i.test(word)) return null
  }
  return null
}
