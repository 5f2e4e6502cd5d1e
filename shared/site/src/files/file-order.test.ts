import { expect, test } from 'vitest'
import { compareNames } from './file-order.ts'

test('names stand as a file manager has them: numbers by their value, case told apart last', () => {
  const names = ['pic-10.png', 'Zebra.png', 'a.png', 'pic-2.png', 'A.png', 'icons/a.svg', 'apple.png']
  const order = ['a.png', 'A.png', 'apple.png', 'icons/a.svg', 'pic-2.png', 'pic-10.png', 'Zebra.png']
  expect(names.toSorted(compareNames)).toEqual(order)
  expect(names.toReversed().toSorted(compareNames)).toEqual(order)
})
