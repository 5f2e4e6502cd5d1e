import { parse } from 'acorn'
import type { Options } from 'acorn'

/** White space and line ends of scripts beyond ASCII (ECMAScript, 12.2 and 12.3). */
const unicodeSpace = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/
const lineEnd = /[\u2028\u2029]/

export function isScriptSpace(character: string): boolean {
  return unicodeSpace.test(character)
}

/**
 * A script in which white space that its encoding lacks is white space of ASCII, between words alone: an escape would be an
 * error there. In strings, templates, patterns and comments it stays, to be spelled out. What cannot be read stays as it is.
 */
export function withPlainSpaces(script: string, isLacking: (character: string) => boolean): string {
  const isOne = (character: string) => isScriptSpace(character) && isLacking(character)
  if (![...script].some(isOne)) return script
  const words = wordsOf(script)
  if (words === null) return script
  let plain = ''
  let at = 0
  for (const { start, end } of [...words, { start: script.length, end: script.length }]) {
    const between = script.slice(at, start)
    plain += between.replace(/[^\0-\x7f]/g, (one) => (isOne(one) ? (lineEnd.test(one) ? '\n' : ' ') : one))
    plain += script.slice(start, end)
    at = end
  }
  return plain
}

interface Span {
  readonly start: number
  readonly end: number
}

/** Tokens and comments in order; null for what is no script. */
function wordsOf(script: string): readonly Span[] | null {
  for (const sourceType of ['script', 'module'] as const) {
    const found: Span[] = []
    const options: Options = {
      ecmaVersion: 'latest',
      sourceType,
      allowHashBang: true,
      onToken: ({ start, end }) => void found.push({ start, end }),
      onComment: (_isBlock, _text, start, end) => void found.push({ start, end }),
    }
    try {
      parse(script, options)
      return found.toSorted((one, other) => one.start - other.start || one.end - other.end)
    } catch {
      // As a module, or by nobody.
    }
  }
  return null
}
