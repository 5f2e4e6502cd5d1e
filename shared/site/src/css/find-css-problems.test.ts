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

test('a value in no specification is named with its property, for the browser to have the last word', () => {
  expect(findCssProblems('a { color: reddish; width: 10px }')).toEqual([
    {
      from: 4,
      to: 9,
      severity: 'warning',
      message: 'Unknown value of color: reddish',
      property: 'color',
      value: 'reddish',
    },
  ])
})

test('what browsers pass over is told: a missing value, a bracket that stays open', () => {
  expect(findCssProblems('a { color: }')).toMatchObject([{ severity: 'warning', message: 'color has no value' }])
  expect(findCssProblems('@media (min-width: { a { top: 0 } }')).toEqual([
    { from: 0, to: 6, severity: 'error', message: 'A bracket of @media is never closed' },
  ])
})

test.each([
  '',
  'a { color: var(--a); width: calc(1px + var(--b)); margin: 0 !important; filter: alpha(opacity=50) }',
  '@import url("a(b.css"); @media (min-width: 1px) and (orientation: landscape) { a { top: 0 } }',
  '@font-face { src: url(a.woff2) format("woff2"); font-weight: 100 900 }',
  '@layer a, b; @layer a { .x { &:hover { color: red } > p { margin: 0 } } }',
  '@container (width > 20em) { a { --x: {}; -webkit-line-clamp: 2; *zoom: 1 } }',
  '@property --a { syntax: "<length>"; inherits: false; initial-value: 0px }',
  '@media (width >= 600px) { a { inset: 0; translate: 1px } }',
])('nothing is wrong with %s', (css) => {
  expect(findCssProblems(css)).toEqual([])
})
