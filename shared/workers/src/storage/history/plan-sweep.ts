import { limits } from '@pergola/contracts'
import type { ContentName, PastRow, VersionRow } from '../database.ts'

export interface KeptHistory {
  /** In the order in which they were saved. */
  readonly versions: readonly VersionRow[]
  readonly pasts: readonly PastRow[]
}

export interface SweepRules {
  /** Bytes that history may hold beside what is stored now. */
  readonly limit: number
  /** Milliseconds since 1970. */
  readonly now: number
  /** Somebody looks at them. */
  readonly held: ReadonlySet<number>
  /** Hashes of what is stored now: it costs history nothing. */
  readonly present: ReadonlySet<string>
}

const minute = 60 * 1000
const day = 24 * 60 * minute

/**
 * Which versions stay: all of the last hour and all since the sweep before, whatever the clock says that may have been
 * set meanwhile; then one for ten minutes, after a day one a day. When they hold more than the limit, the oldest go first. Those that have a name, that somebody looks at, and the newest one stay whatever they
 * hold.
 */
export function planSweep(history: KeptHistory, rules: SweepRules): KeptHistory {
  let kept = thinned(history, rules)
  while (sizeOf(kept, rules.present) > rules.limit) {
    const free = kept.versions.filter((version) => !isProtected(version, kept, rules))
    if (free.length === 0) return kept
    const going = new Set(free.slice(0, Math.ceil(free.length / 10)))
    kept = without(kept, (version) => going.has(version))
  }
  return kept
}

/** Bytes of what only history holds. */
export function sizeOf(history: KeptHistory, present: ReadonlySet<string>): number {
  let size = 0
  for (const content of contentsOf(history).values()) if (!present.has(content.hash)) size += content.size
  return size
}

/** Every content that can be asked for, once. */
export function contentsOf({ versions, pasts }: KeptHistory): ReadonlyMap<string, ContentName> {
  const contents = new Map<string, ContentName>()
  for (const { picture } of versions) if (picture) contents.set(picture.hash, picture)
  for (const past of pasts) contents.set(past.hash, past)
  return contents
}

function thinned(history: KeptHistory, rules: SweepRules): KeptHistory {
  const taken = new Set<string>()
  const leaving = new Set<VersionRow>()
  for (const version of history.versions.slice(0, -limits.historySweep).toReversed()) {
    const slot = slotOf(version.savedAt, rules.now)
    if (slot === null) continue
    if (taken.has(slot) && !isProtected(version, history, rules)) leaving.add(version)
    taken.add(slot)
  }
  return without(history, (version) => leaving.has(version))
}

/** Of the versions in one slot the newest stays; null: each has its own. */
function slotOf(savedAt: number, now: number): string | null {
  const age = now - savedAt
  if (age < 60 * minute) return null
  return age < day ? `ten minutes ${Math.floor(savedAt / (10 * minute))}` : `day ${Math.floor(savedAt / day)}`
}

function isProtected(version: VersionRow, { versions }: KeptHistory, { held }: SweepRules): boolean {
  return version.name !== '' || held.has(version.generation) || version === versions.at(-1)
}

function without({ versions, pasts }: KeptHistory, isLeaving: (version: VersionRow) => boolean): KeptHistory {
  const staying = versions.filter((version) => !isLeaving(version))
  return { versions: staying, pasts: neededBy(staying, pasts) }
}

/** Those in whose span a version was saved. The span of a record begins where the one before it ended. */
function neededBy(versions: readonly VersionRow[], pasts: readonly PastRow[]): readonly PastRow[] {
  const generations = versions.map(({ generation }) => generation)
  let before: PastRow | null = null
  return pasts.filter((past) => {
    const start: number = before?.path === past.path ? Math.max(before.until, past.from) : past.from
    before = past
    const first = generations[firstFrom(generations, start)]
    return first !== undefined && first < past.until
  })
}

/** Place of the first number that is at least as large, in an ordered list. */
function firstFrom(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}
