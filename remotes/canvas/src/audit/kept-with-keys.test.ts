import { expect, test } from 'vitest'
import { keptWithKeys } from './kept-with-keys.ts'

test('maps and sets keep apart what they know of the same key, and write nothing on a node', () => {
  const [one, other, known] = [new keptWithKeys.WeakMap(), new keptWithKeys.WeakMap(), new keptWithKeys.WeakSet()]
  const node = document.createElement('p')
  for (const key of [node, {}]) {
    expect([one.has(key), known.has(key)]).toEqual([false, false])
    one.set(key, 1 as never)
    known.add(key)
    expect([one.get(key), other.get(key), one.has(key), other.has(key), known.has(key)]).toEqual([
      1,
      undefined,
      true,
      false,
      true,
    ])
    // What inherits from a key is another one.
    expect(one.has(Object.create(key))).toBe(false)
  }
  expect(Object.getOwnPropertySymbols(node).filter((each) => each.description === 'field')).toEqual([])
})
