import { describe, expect, test } from 'vitest'
import { breakpointAt, breakpointsOf, joinBreakpoints } from './breakpoints.ts'
import { widthRangeOf } from './at-rule-text.ts'
import { parseCss } from './parse-css.ts'

describe('widthRangeOf', () => {
  test.each([
    ['@media (max-width: 768px)', { min: null, max: 768 }],
    ['@media screen and (max-width:48em)', { min: null, max: 768 }],
    ['@media only screen and (min-width: 30rem) and (max-width: 767.98px)', { min: 480, max: 767.98 }],
    ['@media (width <= 600px)', { min: null, max: 600 }],
    ['@media (WIDTH > 600px)', { min: 600.02, max: null }],
    ['@media (600px <= width < 900px)', { min: 600, max: 899.98 }],
    ['@media (37.5em<width)', { min: 600.02, max: null }],
    ['@media (min-width: 600px), print', null],
    ['@media (orientation: landscape)', null],
    ['@media (max-width: 600px) and (hover)', null],
    ['@media print', null],
    ['@media (max-width: calc(1px + 1em))', null],
    ['@media (max-width: 600px) / @supports (gap: 1px)', null],
    ['@container (max-width: 600px)', null],
    [null, null],
  ])('reads %s', (text, expected) => {
    expect(widthRangeOf(text)).toEqual(expected)
  })
})

describe('breakpointsOf', () => {
  test('lists each condition of a sheet once, from wide to narrow', () => {
    const sheet = parseCss(
      `a { b: c } @media (max-width: 480px) { a { b: c } } @media (max-width:30em) { a { d: e } }
      @media print { a { b: c } } @media (width <= 900px) { a { b: c } }`,
      'a.css',
    )
    expect(breakpointsOf(sheet).map(({ atRule }) => atRule)).toEqual([
      '@media (width <= 900px)',
      '@media (max-width: 480px)',
    ])
    // What every screen meets parts nothing.
    expect(joinBreakpoints(['@media (min-width: 10px)', '@media (max-width: 9999px)'])).toEqual([])
    expect(breakpointsOf(sheet)).toBe(breakpointsOf(sheet))
  })
})

describe('breakpointAt', () => {
  const down = joinBreakpoints(['@media (max-width: 480px)', '@media (max-width: 768px)'])
  const up = joinBreakpoints(['@media (min-width: 600px)', '@media (min-width: 1024px)'])
  test.each([
    [down, 1440, null],
    [down, 769, null],
    [down, 768, '@media (max-width: 768px)'],
    [down, 481, '@media (max-width: 768px)'],
    [down, 360, '@media (max-width: 480px)'],
    [up, 360, null],
    [up, 768, '@media (min-width: 600px)'],
    [up, 1440, '@media (min-width: 1024px)'],
    [[...down, ...up], 700, '@media (max-width: 768px)'],
    [
      joinBreakpoints(['@media (max-width: 900px)', '@media (min-width: 600px) and (max-width: 900px)']),
      700,
      '@media (min-width: 600px) and (max-width: 900px)',
    ],
  ])('finds the one that %# holds', (list, width, expected) => {
    expect(breakpointAt(list, width)?.atRule ?? null).toBe(expected)
  })
})
