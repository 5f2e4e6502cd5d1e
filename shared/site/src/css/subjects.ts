import type { SourceSheet } from './css-sheet.ts'
import type { FlatRule } from './flat-rule.ts'
import { flattenRules } from './flatten-rules.ts'
import { anything, readSelector } from './read-selector.ts'

/** A rule and its place in the flat list. */
export type PlacedRule = readonly [place: number, rule: FlatRule]

/**
 * The rules whose last compound selector an element with these keys (`#id`, `.class`, `tag`) can be, in order. Few
 * compared with all, so that matching them costs little.
 */
export function candidateRules(sheet: SourceSheet, keys: ReadonlySet<string> | undefined): Iterable<PlacedRule> {
  const flat = flattenRules(sheet)
  if (keys === undefined) return flat.entries()
  sheet.memory.subjects ??= indexSubjects(sheet, flat)
  const places = new Set(sheet.memory.subjects.get(anything))
  for (const key of keys) for (const place of sheet.memory.subjects.get(key) ?? []) places.add(place)
  const ordered = [...places].toSorted((left, right) => left - right)
  return ordered.flatMap((place): PlacedRule[] => {
    const rule = flat[place]
    return rule === undefined ? [] : [[place, rule]]
  })
}

function indexSubjects(sheet: SourceSheet, flat: readonly FlatRule[]): Map<string, number[]> {
  const index = new Map<string, number[]>()
  for (const [place, rule] of flat.entries()) {
    for (const key of readSelector(sheet, rule).subjects) {
      const places = index.get(key)
      if (places === undefined) index.set(key, [place])
      else if (places.at(-1) !== place) places.push(place)
    }
  }
  return index
}
