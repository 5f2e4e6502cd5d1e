import type { CharacterRange } from './unicode-range.ts'

interface LazyList<Value> {
  readonly length: number
  get(index: number): Value
}

/** The parts of a `cmap` that say which characters a font has. */
interface CharacterMap {
  readonly version: number
  readonly startCode?: LazyList<number>
  readonly endCode?: LazyList<number>
  readonly groups?: LazyList<{ readonly startCharCode: number; readonly endCharCode: number }>
  readonly firstCode?: number
  readonly glyphIndices?: { readonly length: number }
}

/** More runs than any real font has. */
const mostRuns = 20_000

/**
 * The runs of characters of a font. Its own list of characters is not asked for: one made for it by a forged file would
 * have four thousand million entries.
 */
export function charactersOf(font: object): readonly CharacterRange[] {
  const { cmap } = font as { cmap?: { tables: readonly { platformID: number; table: CharacterMap }[] } }
  const maps = (cmap?.tables ?? []).filter(({ platformID }) => platformID !== 1).map(({ table }) => table)
  const best = maps.find(({ version }) => version === 12 || version === 13) ?? maps.find(({ version }) => version === 4)
  return best ? runsOf(best) : (maps.map(runsOf).find((runs) => runs.length > 0) ?? [])
}

function runsOf({ startCode, endCode, groups, firstCode, glyphIndices }: CharacterMap): readonly CharacterRange[] {
  if (groups) {
    return upTo(groups.length, (at) => {
      const { startCharCode, endCharCode } = groups.get(at)
      return [startCharCode, endCharCode]
    })
  }
  if (startCode && endCode) {
    // The last segment is there for the reader's sake.
    return upTo(startCode.length, (at) => [startCode.get(at), endCode.get(at)]).filter(([first]) => first !== 0xff_ff)
  }
  if (firstCode !== undefined && glyphIndices) return [[firstCode, firstCode + glyphIndices.length - 1]]
  return []
}

function upTo(length: number, read: (at: number) => CharacterRange): CharacterRange[] {
  return Array.from({ length: Math.min(length, mostRuns) }, (_, at) => read(at))
}
