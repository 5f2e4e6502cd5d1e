import { expect, test } from 'vitest'
import { pushAll, spliceAll } from './long-lists.ts'

const many = Array.from({ length: 300_000 }, (_, at) => at)

test('pushAll takes a list that is too long for a call', () => {
  const list = [-1]
  pushAll(list, many)
  expect([list.length, list[1], list.at(-1)]).toEqual([300_001, 0, 299_999])
})

test.each([
  [0, 0],
  [1, 2],
  [3, 9],
])('spliceAll puts in at %i, takes out %i and answers them, as splice does', (index, removed) => {
  for (const inserted of [[], [9], many]) {
    const list = [1, 2, 3]
    const expected = [...list.slice(0, index), ...inserted, ...list.slice(index + removed)]
    expect(spliceAll(list, index, removed, inserted)).toEqual([1, 2, 3].slice(index, index + removed))
    expect(list).toEqual(expected)
  }
})
