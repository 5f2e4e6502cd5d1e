import { expect, test } from 'vitest'
import { joinSplit, splitMarkup } from './index.ts'

const word = '<span style="display: inline-block; white-space: nowrap">'

test('a split text has a span per word and one per letter, letters as people see them', () => {
  expect(splitMarkup('a<b 👩‍👧é', 'char')).toBe(
    `${word}<span class="char">a</span><span class="char">&lt;</span><span class="char">b</span></span> ` +
      `${word}<span class="char">👩‍👧</span><span class="char">é</span></span>`,
  )
  expect(splitMarkup('a', '"><script>')).toBe(`${word}<span class="&quot;&gt;&lt;script&gt;">a</span></span>`)
  expect(joinSplit('  one\n two ')).toBe('one two')
})
