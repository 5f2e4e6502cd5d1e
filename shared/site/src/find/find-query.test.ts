import { describe, expect, test } from 'vitest'
import { createMatcher, type FindQuery } from './find-query.ts'

const plain = { isRegex: false, matchCase: false, wholeWord: false }

function startsIn(query: FindQuery, value: string): readonly number[] {
  const matcher = createMatcher(query, () => null)
  if (!matcher.ok) throw new Error(matcher.failure)
  return matcher.value(value).map(({ start }) => start)
}

describe('createMatcher', () => {
  // Every sign that an expression gives a meaning to, and the hyphen, which has one only in a set.
  test.each([...'\\^$.*+?()[]{}|/-', '--color-accent', 'a-b (c)'])('finds the characters %s as they are', (pattern) => {
    for (const wholeWord of [false, pattern.startsWith('a')])
      expect(startsIn({ ...plain, what: 'code', pattern, wholeWord }, `x ${pattern} y`)).toEqual([2])
  })
})
