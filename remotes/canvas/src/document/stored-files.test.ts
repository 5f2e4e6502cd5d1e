import { expect, test, vi } from 'vitest'
import type { FileLike } from '@pergola/contracts'
import { leftSince, nothingToStore, withChanges, type FilesToStore } from './stored-files.ts'

const moves = (...list: [string, string][]) =>
  withChanges(
    nothingToStore,
    list.map(([from, to]) => ({ type: 'moved', from, to })),
  )
const give = (files: FilesToStore, path: string, content: FileLike | null, isStored = false) =>
  withChanges(files, [{ type: 'given', path, content, isStored }])
const told = ({ moved }: FilesToStore) => Object.fromEntries(moved)
const picture = new Blob(['png'])

test('a file is known by where it is stored, however often it moves', () => {
  expect(told(moves(['a', 'b'], ['b', 'c']))).toEqual({ c: 'a' })
  expect(told(moves(['a', 'b'], ['b', 'a']))).toEqual({})
})

test.each([
  ['nothing happened meanwhile', [['a', 'b']], [['a', 'b']], {}],
  [
    'it moved on',
    [['a', 'b']],
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
    { c: 'b' },
  ],
  [
    'it was taken back',
    [['a', 'b']],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    { a: 'b' },
  ],
  [
    'another one moved',
    [['a', 'b']],
    [
      ['a', 'b'],
      ['x', 'y'],
    ],
    { y: 'x' },
  ],
] as [string, [string, string][], [string, string][], Record<string, string>][])(
  'after a save: %s',
  (_case, saved, now, left) => {
    expect(told(leftSince(moves(...now), moves(...saved)))).toEqual(left)
  },
)

test('what is taken away is taken from where it is stored, and comes back where it stood', () => {
  const gone = give(moves(['a', 'b']), 'b', null)
  expect([told(gone), [...gone.given]]).toEqual([
    {},
    [
      ['a', null],
      ['b', null],
    ],
  ])
  const back = withChanges(give(gone, 'b', picture), [{ type: 'moved', from: 'b', to: 'a' }])
  expect([told(back), new Map(back.given)]).toEqual([
    {},
    new Map<string, unknown>([
      ['a', picture],
      ['b', null],
    ]),
  ])
})

test('what the project has already is nothing to store, until it is taken away', () => {
  const uploaded = give(nothingToStore, 'a', picture, true)
  expect(uploaded).toEqual(nothingToStore)
  expect([...give(uploaded, 'a', null).given]).toEqual([['a', null]])
})

test('after a save, what was taken away or given meanwhile is left to store', () => {
  const saved = give(give(nothingToStore, 'a', null), 'b', picture)
  expect([...leftSince(saved, saved).given]).toEqual([])
  expect([...leftSince(give(saved, 'a', picture), saved).given]).toEqual([['a', picture]])
})

test('a thousand files that go in one step are written down once each, not once for every other', () => {
  const count = 1000
  const changes = Array.from({ length: count }, (_, at) => {
    return { type: 'given', path: `assets/${at}.png`, content: null, isStored: false } as const
  })
  const written = vi.spyOn(Map.prototype, 'set')
  const { given } = withChanges(nothingToStore, changes)
  const times = written.mock.calls.length
  written.mockRestore()
  expect(given.size).toBe(count)
  expect(times).toBe(count)
})
