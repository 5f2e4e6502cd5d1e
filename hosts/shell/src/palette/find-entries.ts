import type uFuzzyType from '@leeoniya/ufuzzy'
import uFuzzy from '@leeoniya/ufuzzy'

export interface Searchable {
  readonly label: string
  readonly group: string
  readonly disabled?: boolean
}

/** Enough for a screen; more typing narrows further. */
const shown = 80

/** Forgives one slip per word: `duplcate` finds Duplicate. */
export function createFinder(): uFuzzyType {
  return new uFuzzy({ intraMode: 1, intraIns: 1 })
}

/** Best first, what cannot be done now last; everything, in its own order, for an empty query. */
export function findEntries<Entry extends Searchable>(
  finder: uFuzzyType,
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const wanted = query.trim()
  if (wanted === '') return entries.slice(0, shown)
  const haystack = entries.map(({ label, group }) => `${label} ${group}`)
  const [found, info, order] = finder.search(haystack, wanted, 1, shown * 10)
  if (!found || found.length === 0) return []
  const ranked = info && order ? order.map((place) => info.idx[place] ?? -1) : [...found]
  const best = ranked.flatMap((index) => entries[index] ?? [])
  return best.toSorted((one, other) => Number(one.disabled ?? false) - Number(other.disabled ?? false)).slice(0, shown)
}
