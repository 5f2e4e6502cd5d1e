import { expect, test } from 'vitest'
import { findHtmlProblems } from './find-html-problems.ts'

test.each([
  ['a second attribute of a name', '<p id=a id=b>x</p>', 'error', 'Duplicate attribute'],
  ['an end tag that ends nothing', '<p>x</p></div>', 'error', 'This end tag ends nothing'],
  ['an element without an end', '<div><b>x</div>', 'warning', 'b is never ended'],
  ['a comment without an end', '<!-- x', 'error', 'End of file in comment'],
  ['a tag without an end', '<p><b class=', 'error', 'End of file in tag'],
])('%s is found where it stands', (_rule, source, severity, message) => {
  const [first] = findHtmlProblems(source, 'fragment')
  expect(first).toMatchObject({ severity, message })
  expect(first!.from).toBeLessThanOrEqual(source.length)
})

test.each(['<p>One<p>Two', '<br/><img src=a>', '&copy 2026 &unknown;', '<svg><path d="M0 0"/></svg>', ''])(
  'nothing is wrong with %s',
  (source) => {
    expect(findHtmlProblems(source, 'fragment')).toEqual([])
  },
)

test('a page may do without a doctype', () => {
  expect(findHtmlProblems('<title>A</title><p>x', 'page')).toEqual([])
})
