import type uFuzzyType from '@leeoniya/ufuzzy'
import uFuzzy from '@leeoniya/ufuzzy'

export interface Searchable {
  readonly label: string
  readonly detail?: string
  readonly keywords?: string | undefined
  readonly group: string
  readonly disabled?: boolean
}

/** Enough for a screen; more typing narrows further. */
const shown = 80

/** Forgives one slip per word: `duplcate` finds Duplicate. */
export function createFinder(): uFuzzyType {
  return new uFuzzy({ intraMode: 1, intraIns: 1 })
}

/** What bears the name first, each best first; what cannot be done now last; everything, in its own order, for an empty query. */
export function findEntries<Entry extends Searchable>(
  finder: uFuzzyType,
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const wanted = query.trim()
  if (wanted === '') return entries.slice(0, shown)
  const byName = search(finder, entries, wanted, ({ label }) => label)
  const byAll = search(
    finder,
    entries,
    wanted,
    ({ label, detail = '', keywords = '', group }) => `${label} ${detail} ${keywords} ${group}`,
  )
  const best = [...new Set([...byName, ...byAll])]
  return best.toSorted((one, other) => Number(one.disabled ?? false) - Number(other.disabled ?? false)).slice(0, shown)
}

function search<Entry>(
  finder: uFuzzyType,
  entries: readonly Entry[],
  wanted: string,
  text: (entry: Entry) => string,
): readonly Entry[] {
  const [found, info, order] = finder.search(entries.map(text), wanted, 1, shown * 10)
  if (!found || found.length === 0) return []
  const ranked = info && order ? order.map((place) => info.idx[place] ?? -1) : [...found]
  return ranked.flatMap((index) => entries[index] ?? [])
}
