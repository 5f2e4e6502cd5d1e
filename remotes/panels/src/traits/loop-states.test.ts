import { expect, test } from 'vitest'
import { withAppended } from './loop-states.ts'

test.each([
  ['', '<p>1</p><p>2</p>'],
  ['<b>x</b>', '<b>x</b><p>1</p><p>2</p>'],
  ['\n  <b>x</b>\n', '\n  <b>x</b>\n  <p>1</p>\n  <p>2</p>\n'],
  ['\n    <b>x</b>\n  ', '\n    <b>x</b>\n    <p>1</p>\n    <p>2</p>\n  '],
  ['\n  <b>\n  </b>\n', '\n  <b>\n  </b>\n  <p>1</p>\n  <p>2</p>\n'],
])('what is put behind %j stands on lines of its own where that does', (content, expected) => {
  expect(withAppended(content, ['<p>1</p>', '<p>2</p>'])).toBe(expected)
})
