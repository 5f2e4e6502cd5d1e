import { expect, test } from 'vitest'
import { lengthLike } from './lengths.ts'

test.each<[string, [written: string | undefined, stoodFor: number, pixels: number], string]>([
  ['pixels stay pixels, with two decimals', ['10px', 10, 12.3456], '12.35px'],
  ['another unit is kept', ['1rem', 16, 24], '1.5rem'],
  ['percent with two decimals', ['50%', 300, 401], '66.83%'],
  ['nothing written is pixels', [undefined, 0, 7], '7px'],
  ['a keyword is pixels', ['auto', 300, 310], '310px'],
  ['a sum is pixels', ['calc(1rem + 2px)', 18, 20], '20px'],
  ['a zero says nothing of its unit', ['0rem', 0, 8], '8px'],
  ['below zero', ['-1em', -16, -8], '-0.5em'],
])('%s', (_rule, given, expected) => {
  expect(lengthLike(...given)).toBe(expected)
})
