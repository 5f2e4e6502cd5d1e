import { expect, test } from 'vitest'
import { icoOf } from './ico.ts'

test('icoOf writes one picture with its size and place in front of the png', () => {
  const header = [0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 3, 0, 0, 0, 22, 0, 0, 0]
  expect([...icoOf(new Uint8Array([7, 8, 9]), 32)]).toEqual([...header, 7, 8, 9])
  expect([...icoOf(new Uint8Array(), 256)].slice(6, 8)).toEqual([0, 0])
})
