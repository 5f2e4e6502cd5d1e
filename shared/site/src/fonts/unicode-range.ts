/** First and last character. */
export type CharacterRange = readonly [first: number, last: number]

const largest = 0x10_ff_ff
const mostRanges = 48

/**
 * A `unicode-range` of what a font has. More ranges than a sheet should carry are joined where the least lies between
 * them: a browser that finds a character missing goes on to the next font of the family.
 */
export function unicodeRange(given: readonly CharacterRange[]): string {
  return joinClosest(inOrder(given)).map(rangeText).join(', ')
}

function inOrder(given: readonly CharacterRange[]): CharacterRange[] {
  const sorted = given
    .filter(([first, last]) => first <= last && first <= largest)
    .map(([first, last]): CharacterRange => [first, Math.min(last, largest)])
    .toSorted(([a], [b]) => a - b)
  const ranges: CharacterRange[] = []
  for (const [first, last] of sorted) {
    const before = ranges.at(-1)
    if (before && first <= before[1] + 1) ranges[ranges.length - 1] = [before[0], Math.max(before[1], last)]
    else ranges.push([first, last])
  }
  return ranges
}

function joinClosest(ranges: readonly CharacterRange[]): readonly CharacterRange[] {
  if (ranges.length <= mostRanges) return ranges
  const gaps = ranges.slice(1).map(([first], at) => ({ at, width: first - (ranges[at]?.[1] ?? 0) }))
  const kept = new Set(
    gaps
      .toSorted((a, b) => b.width - a.width)
      .slice(0, mostRanges - 1)
      .map(({ at }) => at),
  )
  const joined: CharacterRange[] = []
  let first = ranges[0]?.[0] ?? 0
  for (const [at, range] of ranges.entries()) {
    if (!kept.has(at) && at < ranges.length - 1) continue
    joined.push([first, range[1]])
    first = ranges[at + 1]?.[0] ?? 0
  }
  return joined
}

function rangeText([first, last]: CharacterRange): string {
  return first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`
}

function hex(code: number): string {
  return code.toString(16).toUpperCase()
}
