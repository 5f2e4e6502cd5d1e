import { describe, expect, test } from 'vitest'
import { fail, limits, succeed } from '@pergola/contracts'
import { givingWay } from './giving-way.ts'
import type { Manifest, StoredFile } from './manifest.ts'
import type { PreparedChange } from './prepare-change.ts'

const saved = { revision: 2, bytes: 1, past: 0, savedAt: 0, paths: [] }
const full = fail('storage-full')

interface Given {
  readonly takes: number
  /** Whether there are old versions, and zips that were handed out. */
  readonly gives: boolean
  readonly zips?: boolean
  /** Whether files have second copies. */
  readonly copies?: boolean
  readonly size?: number
  /** A version with a name holds what is replaced. */
  readonly named?: boolean
  /** The journal holds much that is old. */
  readonly long?: boolean
  readonly growth?: number
}

/** A disk that takes the attempt of that number; each is noted with whether it keeps what it replaces. */
function disk({
  takes,
  gives,
  zips = false,
  copies = false,
  size = 0,
  named = false,
  long = false,
  growth = 1,
}: Given) {
  const attempts: boolean[] = []
  const steps: string[] = []
  const file = { hash: '', size, where: 'tree', generation: 1 } as StoredFile
  const manifest = { files: new Map([['a', file]]) } as unknown as Manifest
  const save = givingWay({
    state: () => ({ manifest }),
    sweep: async () => zips,
    giveUpCopies: async () => copies,
    compact: async () => long,
    giveWay: async () => {
      steps.push('history')
      return gives
    },
    async lend(work) {
      steps.push('lent')
      return work().finally(() => steps.push('taken back'))
    },
    isCostly: async () => named,
    async attempt(_prepared, _save, keepsHistory = true) {
      attempts.push(keepsHistory)
      return attempts.length === takes ? succeed(saved) : full
    },
  })
  const saveOf = (by: number) =>
    save({ growth: by, recordGrowth: 0, change: { removed: by > 0 ? [] : ['a'] } } as unknown as PreparedChange, {})
  return { save: () => saveOf(growth), saveOf, attempts, steps }
}

test.each([
  ['with room, nothing is told', { takes: 1, gives: true }, [true], {}],
  [
    'zips give way before anything else, and nobody misses them',
    { takes: 2, gives: true, zips: true },
    [true, true],
    {},
  ],
  ['second copies give way before history', { takes: 2, gives: true, copies: true }, [true, true], {}],
  [
    'what the journal holds twice gives way before old versions, and nobody misses it',
    { takes: 2, gives: true, long: true },
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

describe('a deletion', () => {
  test.each([-1, 0])('by %i bytes is given the room that is kept back, and history lets go of it', async (growth) => {
    const { save, steps } = disk({ takes: 2, gives: false, growth })
    expect(await save()).toEqual(succeed(saved))
    expect(steps).toEqual(['history', 'lent', 'taken back', 'history'])
  })

  test('keeps nothing of what it deletes where even that is too little, but for what has a name', async () => {
    const given = { takes: 3, gives: false, growth: -1 }
    expect(await disk(given).save()).toEqual(succeed({ ...saved, unkept: true }))
    expect(await disk({ ...given, named: true }).save()).toEqual(full)
  })

  test('after a save that was refused gives its room at once', async () => {
    const { saveOf, steps } = disk({ takes: 3, gives: false })
    expect(await saveOf(1)).toEqual(full)
    steps.splice(0)
    expect(await saveOf(-1)).toEqual(succeed(saved))
    expect(steps).toEqual(['history'])
  })

  test('goes into history as ever where there is room', async () => {
    const { saveOf, steps } = disk({ takes: 1, gives: true })
    expect(await saveOf(-1)).toEqual(succeed(saved))
    expect(steps).toEqual([])
  })
})
