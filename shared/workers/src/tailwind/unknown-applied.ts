import type { UnknownClass } from '@pergola/contracts'
import { appliedNames } from '@pergola/site/tailwind-directives'

/** What of Tailwind is asked: `candidatesToCss` answers null for each name that it does not know. */
export interface KnownClasses {
  candidatesToCss(names: string[]): readonly (string | null)[]
  readonly names: readonly string[]
  /** Conditions before a name, such as `hover`. */
  readonly variants: readonly string[]
}

/** Names that rules apply and Tailwind does not know, once for each rule, with the known one that is written most alike. */
export function unknownApplied(rules: string, known: KnownClasses): readonly UnknownClass[] {
  const applied = appliedNames(rules)
  const names = [...new Set(applied.map(({ name }) => name))]
  const answers = known.candidatesToCss(names)
  const unknown = new Set(names.filter((_name, at) => answers[at] === null))
  const said = new Set<string>()
  return applied.flatMap(({ name, selector }) => {
    const key = `${selector} ${name}`
    if (!unknown.has(name) || said.has(key)) return []
    said.add(key)
    return [{ name, selector, nearest: nearestClass(name, known) }]
  })
}

/** `hovr:p-4x` is looked for part by part, and counts only if what is found is known as a whole. */
function nearestClass(written: string, known: KnownClasses): string | null {
  const parts = written.replace(/^!|!$/g, '').split(':')
  const name = nearest(parts.pop() ?? '', known.names)
  const conditions = parts.map((part) => nearest(part, known.variants))
  if (name === null || conditions.includes(null)) return null
  const found = [...conditions, name].join(':')
  return known.candidatesToCss([found])[0] === null ? null : found
}

/** The name with the fewest changed letters, a third of them at most. */
function nearest(written: string, names: readonly string[]): string | null {
  let best: string | null = null
  let fewest = Math.max(1, Math.floor(written.length / 3)) + 1
  for (const name of names) {
    if (name === written) return name
    if (Math.abs(name.length - written.length) >= fewest) continue
    const changed = changedLetters(written, name, fewest)
    if (changed >= fewest) continue
    best = name
    fewest = changed
  }
  return best
}

/** Letters to put in, take out or exchange (Levenshtein); `most` when they are as many or more. */
function changedLetters(one: string, other: string, most: number): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const exchanged = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1)
      now.push(Math.min(exchanged, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1))
    }
    if (Math.min(...now) >= most) return most
    before = now
  }
  return before[other.length] ?? most
}
