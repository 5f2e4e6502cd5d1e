import { expect, test } from 'vitest'
import { unicodeRange } from './unicode-range.ts'

test('runs are in order, joined where they meet, and within Unicode', () => {
  expect(
    unicodeRange([
      [0x61, 0x7a],
      [0x20, 0x40],
      [0x41, 0x5a],
      [0x10_ff_ff, 0x7f_ff_ff_ff],
      [9, 3],
    ]),
  ).toBe('U+20-5A, U+61-7A, U+10FFFF')
  expect(unicodeRange([])).toBe('')
})

test('too many runs are joined over the smallest gaps, and no character is lost', () => {
  const runs = Array.from({ length: 500 }, (_, at) => [at * 10, at * 10 + 2] as const)
  const text = unicodeRange([...runs, [0x20_00, 0x20_00]])
  expect(text.split(', ')).toHaveLength(48)
  expect(text).toMatch(/^U\+0-2, U\+A-C, .*-1380, U\+2000$/)
})
