import fc from 'fast-check'
import { limits } from '@pergola/contracts'
import { expect, test } from 'vitest'
import type { PastRow, VersionRow } from '../database.ts'
import { contentsOf, planSweep, sizeOf } from './plan-sweep.ts'
import type { KeptHistory, SweepRules } from './plan-sweep.ts'

const hour = 60 * 60 * 1000
const now = 400 * 24 * hour

function versionAt(generation: number, age: number, name = ''): VersionRow {
  const told = { label: '', pages: [], paths: [], pathCount: 0, recordKeys: [] }
  return { projectId: '1', generation, savedAt: now - age, name, ...told, picture: null, mark: 0 }
}

const rules = (given: Partial<SweepRules> = {}): SweepRules => ({
  limit: Infinity,
  now,
  held: new Set(),
  present: new Set(),
  ...given,
})

const past = (path: string, from: number, until: number, size = 10): PastRow => ({
  projectId: '1',
  path,
  from,
  until,
  hash: `${path}@${until}`,
  size,
  where: 'database',
})

const left = (history: KeptHistory, given?: Partial<SweepRules>) =>
  planSweep(history, rules(given)).versions.map(({ generation }) => generation)

/** As many as stay whatever their age, behind those that are given. */
const newest = Array.from({ length: limits.historySweep }, (_, at) => versionAt(at + 101, 0))

test('the last hour stays whole, then one in ten minutes, after a day one a day', () => {
  const minutes = [5000, 3000, 2990, 205, 203, 201, 59, 30, 29, 0]
  const versions = minutes.map((age, at) => versionAt(at + 1, age * 60_000))
  expect(left({ versions: [...versions, ...newest], pasts: [] }).slice(0, -newest.length)).toEqual([
    1, 3, 6, 7, 8, 9, 10,
  ])
})

test('what was saved since the sweep before stays when the clock jumps by a year', () => {
  const late = { now: now + 366 * 24 * hour }
  expect(left({ versions: [versionAt(1, 0), versionAt(2, 0), ...newest], pasts: [] }, late)).toHaveLength(
    1 + newest.length,
  )
})

test('above the limit the oldest go first; named ones, held ones and the newest stay', () => {
  const versions = [1, 2, 3, 4, 5].map((generation) => versionAt(generation, 0, generation === 2 ? 'Launch' : ''))
  const pasts = [1, 2, 3, 4].map((generation) => past('a.css', generation, generation + 1))
  expect(left({ versions, pasts }, { limit: 30 })).toEqual([2, 3, 4, 5])
  expect(left({ versions, pasts }, { limit: 0, held: new Set([3]) })).toEqual([2, 3, 5])
})

test('what stands now as well costs nothing', () => {
  const history = { versions: [versionAt(1, 0), versionAt(2, 0)], pasts: [past('a.css', 1, 2)] }
  expect([sizeOf(history, new Set()), sizeOf(history, new Set(['a.css@2']))]).toEqual([10, 0])
  expect(left(history, { limit: 0, present: new Set(['a.css@2']) })).toEqual([1, 2])
})

/** Saves of four files and a record, each with a version; what each version held. */
const histories = fc
  .array(fc.record({ path: fc.constantFrom('', 'a', 'b', 'c'), age: fc.nat(3 * 24 * 60), named: fc.nat(9) }), {
    minLength: 2,
    maxLength: 40,
  })
  .map((saves) => {
    const ages = saves.map(({ age }) => age * 60_000).toSorted((one, other) => other - one)
    const since = new Map([...'abc'].map((path) => [path, 1]))
    const pasts: PastRow[] = []
    const versions = [versionAt(1, 4 * 24 * hour)]
    for (const [at, { path, named }] of saves.entries()) {
      const generation = at + 2
      pasts.push(past(path, path === '' ? 0 : (since.get(path) ?? 1), generation))
      since.set(path, generation)
      versions.push(versionAt(generation, ages[at] ?? 0, named === 0 ? 'Named' : ''))
    }
    pasts.sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : one.until - other.until))
    return { versions, pasts }
  })

function heldAt({ pasts }: KeptHistory, generation: number): readonly string[] {
  const spans = ['', 'a', 'b', 'c'].map((path) =>
    pasts.find((row) => row.path === path && row.until > generation && row.from <= generation),
  )
  return spans.map((row) => row?.hash ?? 'now')
}

test('whatever is swept, what stays holds what it held, and nothing is kept for nobody', () => {
  fc.assert(
    fc.property(histories, fc.nat(400), fc.array(fc.nat(40)), (history, limit, held) => {
      const swept = planSweep(history, rules({ limit, held: new Set(held) }))
      const all = (kept: KeptHistory) => swept.versions.map(({ generation }) => heldAt(kept, generation))
      expect(all(swept)).toEqual(all(history))
      const needed = new Set(all(swept).flat())
      expect([...contentsOf(swept).keys()].every((hash) => needed.has(hash))).toBe(true)
      const protectedOnes = history.versions.filter(
        ({ name, generation }) => name !== '' || held.includes(generation) || generation === history.versions.length,
      )
      expect(swept.versions).toEqual(expect.arrayContaining(protectedOnes))
      if (swept.versions.length > protectedOnes.length) expect(sizeOf(swept, new Set())).toBeLessThanOrEqual(limit)
    }),
  )
})
