import { expect, test } from 'vitest'
import { fail, limits, succeed } from '@pergola/contracts'
import { givingWay } from './giving-way.ts'
import type { Manifest, StoredFile } from './manifest.ts'
import type { PreparedChange } from './prepare-change.ts'

const saved = { revision: 2, bytes: 1, past: 0, savedAt: 0, paths: [] }
const change = { growth: 1 } as PreparedChange
const full = fail('storage-full')

interface Given {
  readonly takes: number
  /** Whether there are old versions, and zips that were handed out. */
  readonly gives: boolean
  readonly zips?: boolean
  readonly size?: number
  /** A version with a name holds what is replaced. */
  readonly named?: boolean
}

/** A disk that takes the attempt of that number; each is noted with whether it keeps what it replaces. */
function disk({ takes, gives, zips = false, size = 0, named = false }: Given) {
  const attempts: boolean[] = []
  const file = { hash: '', size, where: 'tree', generation: 1 } as StoredFile
  const manifest = { files: new Map([['a', file]]) } as unknown as Manifest
  const save = givingWay({
    state: () => ({ manifest }),
    sweep: async () => zips,
    giveWay: async () => gives,
    isCostly: async () => named,
    async attempt(_prepared, _save, keepsHistory = true) {
      attempts.push(keepsHistory)
      return attempts.length === takes ? succeed(saved) : full
    },
  })
  return { save: () => save(change, {}), attempts }
}

test.each([
  ['with room, nothing is told', { takes: 1, gives: true }, [true], {}],
  [
    'zips give way before anything else, and nobody misses them',
    { takes: 2, gives: true, zips: true },
    [true, true],
    {},
  ],
  ['old versions give way, and it is told', { takes: 2, gives: true }, [true, true], { gaveWay: true }],
  [
    'where they are not enough, nothing is kept of what the save replaces, and it is told',
    { takes: 3, gives: true },
    [true, true, false],
    { gaveWay: true, unkept: true },
  ],
  ['where there are none, too', { takes: 2, gives: false }, [true, false], { unkept: true }],
])('%s', async (_rule, given, attempts, told) => {
  const { save, attempts: made } = disk(given)
  expect(await save()).toEqual(succeed({ ...saved, ...told }))
  expect(made).toEqual(attempts)
})

test('what a project may not hold is refused at once: letting go of history makes no room for it', async () => {
  const { save, attempts } = disk({ takes: 2, gives: true, size: limits.projectBytes })
  expect(await save()).toEqual(full)
  expect(attempts).toEqual([true])
})

test('a version with a name is not lost for a save: that is refused, and the work stays where it is', async () => {
  const { save, attempts } = disk({ takes: 3, gives: true, named: true })
  expect(await save()).toEqual(full)
  expect(attempts).toEqual([true, true])
})

test('what cannot be saved in any way is refused, and what was let go of for it is told with the next save', async () => {
  const { save } = disk({ takes: 4, gives: true })
  expect(await save()).toEqual(full)
  expect(await save()).toEqual(succeed({ ...saved, gaveWay: true }))
})
