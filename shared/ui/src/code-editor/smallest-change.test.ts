import { expect, test } from 'vitest'
import { smallestChange } from './smallest-change.ts'

test.each([
  ['nothing', 'abc', 'abc'],
  ['a word in the middle', 'one two three', 'one 2 three'],
  ['something put in front', 'abc', 'xabc'],
  ['the same again', 'aaa', 'aaaa'],
  ['all of it', 'abc', ''],
  ['half of a pair', 'a🥐b', 'a🥖b'],
])('%s', (_rule, before, after) => {
  const change = smallestChange(before, after)
  const done = change ? before.slice(0, change.from) + change.insert + before.slice(change.to) : before
  expect(done).toBe(after)
})

test('what is the same at both ends is left alone', () => {
  expect(smallestChange('one two three', 'one 2 three')).toEqual({ from: 4, to: 7, insert: '2' })
})
