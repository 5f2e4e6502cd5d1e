import { expect, test } from 'vitest'
import { findCssProblems } from './find-css-problems.ts'

test('what cannot be read is found where it stands', () => {
  const css = 'a { color red; margin: 0 }'
  expect(findCssProblems(css)).toEqual([expect.objectContaining({ severity: 'error' })])
})

test('a property in no specification is named, for the browser to have the last word', () => {
  expect(findCssProblems('a { colour: red }')).toEqual([
    { from: 4, to: 10, severity: 'warning', message: 'Unknown property colour', property: 'colour' },
  ])
})

test.each([
  '',
  '@layer a, b; @layer a { .x { &:hover { color: red } > p { margin: 0 } } }',
  '@container (width > 20em) { a { --x: {}; -webkit-line-clamp: 2; *zoom: 1 } }',
  '@property --a { syntax: "<length>"; inherits: false; initial-value: 0px }',
  '@media (width >= 600px) { a { inset: 0; translate: 1px } }',
])('nothing is wrong with %s', (css) => {
  expect(findCssProblems(css)).toEqual([])
})
