import { fontMessages as messages } from '../messages.ts'

const letter = 0x61
const shown = 16

/** A sentence, or the first characters of a font that has no letters. */
export function sampleText(unicodeRange: string | undefined): string {
  const ranges = [...(unicodeRange ?? '').matchAll(/U\+([\dA-F]{1,6})(?:-([\dA-F]{1,6}))?/gi)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  )
  const hasLetters = ranges.some(([first, last]) => first <= letter && letter <= last)
  if (ranges.length === 0 || hasLetters) return messages.sample
  const signs = ranges.flatMap(([first, last]) =>
    Array.from({ length: Math.min(shown, last - first + 1) }, (_, at) => first + at),
  )
  return signs
    .filter((code) => code > 0xa0 && code <= 0x10_ff_ff)
    .slice(0, shown)
    .map((code) => String.fromCodePoint(code))
    .join(' ')
}
