import { expect, test } from 'vitest'
import { lineEndsOf } from './line-ends.ts'

test.each(['', 'a', 'a\nb\n', 'a\r\nb\r\n', '\r\n', 'a\r\nb\nc', 'a\rb', '\n\r\n', 'a\r\r\nb'])(
  'every character of %j comes back',
  (text) => {
    const ends = lineEndsOf(text)
    expect(ends.fromEditor(ends.toEditor(text))).toBe(text)
  },
)

test('a new line ends as the others do', () => {
  const ends = lineEndsOf('a\r\nb\r\n')
  expect(ends.fromEditor(`${ends.toEditor('a\r\nb\r\n')}c\n`)).toBe('a\r\nb\r\nc\r\n')
})
