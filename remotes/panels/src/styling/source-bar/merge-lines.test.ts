import { expect, test } from 'vitest'
import { mergeLines } from './merge-lines.ts'

const line = (selector: string, declarations: number, matches: boolean) => ({
  rule: { selector, states: [], atRule: null },
  declarations,
  matches,
})

test('a rule that stands twice is one line with all its values', () => {
  const lines = mergeLines([line('.a', 2, true), line('.b', 1, false), line('.a', 3, false)])
  expect(lines.map(({ words, declarations, matches }) => [words, declarations, matches])).toEqual([
    ['.a', 5, true],
    ['.b', 1, false],
  ])
})
