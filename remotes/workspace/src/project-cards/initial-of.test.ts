import { expect, test } from 'vitest'
import { initialOf } from './initial-of.ts'

test.each([
  ['Shop', 'S'],
  ['  padded', 'p'],
  ['😀 smile', '😀'],
  ['👩‍👩‍👧 family', '👩‍👩‍👧'],
  ['\u202eevil', 'e'],
  ['\ud83d', ''],
  ['שלום', 'ש'],
])('%s stands as %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
