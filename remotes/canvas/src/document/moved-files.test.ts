import { expect, test } from 'vitest'
import { movedSince, withMove, type MovedFiles } from './moved-files.ts'

function moves(...list: [string, string][]): MovedFiles {
  return list.reduce<MovedFiles>((now, [from, to]) => withMove(now, { from, to }), new Map())
}
const told = (moved: MovedFiles) => Object.fromEntries(moved)

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
    expect(told(movedSince(moves(...now), moves(...saved)))).toEqual(left)
  },
)
