/** First and last character. */
type CharacterRange = readonly [first: number, last: number]

const largest = 0x10_ff_ff

/** What a `unicode-range` says; all characters where none is said, null where it is not understood. */
export function parseRanges(text: string | null): readonly CharacterRange[] | null {
  if (text === null) return [[0, largest]]
  const ranges = text.split(',').map((part) => parseRange(part.trim()))
  return ranges.every((range) => range !== null) ? ranges : null
}

function parseRange(text: string): CharacterRange | null {
  const wild = /^U\+([\dA-F]*)(\?+)$/i.exec(text)
  if (wild) {
    const [, digits = '', marks = ''] = wild
    return between(digits + '0'.repeat(marks.length), digits + 'F'.repeat(marks.length))
  }
  const plain = /^U\+([\dA-F]{1,6})(?:-([\dA-F]{1,6}))?$/i.exec(text)
  return plain ? between(plain[1] ?? '', plain[2] ?? plain[1] ?? '') : null
}

const between = (first: string, last: string): CharacterRange => [
  Number.parseInt(first, 16),
  Math.min(Number.parseInt(last, 16), largest),
]

export function isWithin(character: number, ranges: readonly CharacterRange[]): boolean {
  return ranges.some(([first, last]) => character >= first && character <= last)
}

/** Ranges of these characters and no others. */
export function rangesOf(characters: Iterable<number>): readonly CharacterRange[] {
  const ranges: CharacterRange[] = []
  for (const character of [...characters].toSorted((left, right) => left - right)) {
    const before = ranges.at(-1)
    if (before && character === before[1] + 1) ranges[ranges.length - 1] = [before[0], character]
    else ranges.push([character, character])
  }
  return ranges
}

/** What is left of ranges without those characters. */
export function without(ranges: readonly CharacterRange[], characters: Iterable<number>): readonly CharacterRange[] {
  let left = [...ranges]
  for (const [first, last] of rangesOf(characters)) {
    left = left.flatMap(([from, to]): CharacterRange[] => {
      if (last < from || first > to) return [[from, to]]
      const parts: CharacterRange[] = [
        [from, first - 1],
        [last + 1, to],
      ]
      return parts.filter(([start, end]) => start <= end)
    })
  }
  return left
}

/** As a `unicode-range` is written. */
export function rangesText(ranges: readonly CharacterRange[]): string {
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',')
}

const hex = (code: number) => code.toString(16).toUpperCase()
