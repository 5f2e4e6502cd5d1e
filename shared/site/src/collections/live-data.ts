import type { Scope } from './expression.ts'
import { plain } from './safe-members.ts'

/** References that lead round end somewhere. */
const deepest = 4

/** What the engine needs to know of names that are left to it, as entries of an object in source. */
export function liveEntries(names: ReadonlySet<string>, scope: Scope): { key: string; value: string }[] {
  return [...names].toSorted().map((key) => {
    // Only the build makes pages: a list that is left to the engine is cut to the first.
    if (key === 'paged') return { key, value: '(list, size) => list.slice(0, size)' }
    return { key, value: JSON.stringify(flat(scope[key], 0)) ?? 'undefined' }
  })
}

function flat(given: unknown, depth: number): unknown {
  const value = plain(given)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return null
  if (Array.isArray(value)) return value.map((each) => flat(each, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, flat(each, depth + 1)]))
}
