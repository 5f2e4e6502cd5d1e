import { expect, test } from 'vitest'
import { countWords, minutesOf } from './count-words.ts'

test.each([
  ['', 0],
  ['  one  two, three! ', 3],
  ["don't stop", 2],
  ['東京に行きます', 4],
])('the words of %j are %d', (text, words) => {
  expect(countWords(text, 'ja')).toBe(words)
})

test('a short text takes a minute', () => {
  expect([0, 200, 500].map((words) => minutesOf(words, 200))).toEqual([1, 1, 3])
})
