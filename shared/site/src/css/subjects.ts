import type { SourceSheet } from './css-sheet.ts'
import type { FlatRule } from './flat-rule.ts'
import { flattenRules } from './flatten-rules.ts'
import { nextOutside, splitList } from './selector-text.ts'

/** What every element is. */
const anything = '*'

/** A rule and its place in the flat list. */
export type PlacedRule = readonly [place: number, rule: FlatRule]

/**
 * The rules whose last compound selector an element with these keys (`#id`, `.class`, `tag`) can be, in order. Few
 * compared with all, so that matching them costs little.
 */
export function candidateRules(sheet: SourceSheet, keys: ReadonlySet<string> | undefined): Iterable<PlacedRule> {
  const flat = flattenRules(sheet)
  if (keys === undefined) return flat.entries()
  sheet.memory.subjects ??= indexSubjects(flat)
  const places = new Set(sheet.memory.subjects.get(anything))
  for (const key of keys) for (const place of sheet.memory.subjects.get(key) ?? []) places.add(place)
  const ordered = [...places].toSorted((left, right) => left - right)
  return ordered.flatMap((place): PlacedRule[] => {
    const rule = flat[place]
    return rule === undefined ? [] : [[place, rule]]
  })
}

function indexSubjects(flat: readonly FlatRule[]): Map<string, number[]> {
  const index = new Map<string, number[]>()
  for (const [place, { selector }] of flat.entries()) {
    for (const member of splitList(selector)) {
      const key = subjectKey(member)
      const places = index.get(key)
      if (places === undefined) index.set(key, [place])
      else if (places.at(-1) !== place) places.push(place)
    }
  }
  return index
}

function subjectKey(selector: string): string {
  let from = 0
  for (let at = 0; at < selector.length; at = nextOutside(selector, at)) {
    if (/[\s>~+|]/.test(selector[at] ?? '')) from = at + 1
  }
  const compound = selector.slice(from)
  // Escapes and whatever depends on arguments are left to the real match.
  if (compound.includes('\\')) return anything
  const plain = compound.replace(/\([\s\S]*|\[[^\]]*\]|:[\s\S]*/g, '')
  return /#[^.#:[]+/.exec(plain)?.[0] ?? /\.[^.#:[]+/.exec(plain)?.[0] ?? (tagOf(plain) || anything)
}

function tagOf(compound: string): string {
  return /^[\w-]*/.exec(compound)?.[0].toLowerCase() ?? ''
}
