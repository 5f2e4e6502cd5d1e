import { describe, expect, test } from 'vitest'
import { joinSelector, specificity, splitSelector } from './index.ts'
import { resolveNesting } from './nesting.ts'

describe('a selector and its states', () => {
  test.each([
    ['.hero', '.hero', []],
    ['.hero:hover::before', '.hero', [':hover', '::before']],
    ['.a:not(.b:hover, [x=":y"]):nth-child(2n + 1)', '.a', [':not(.b:hover, [x=":y"])', ':nth-child(2n + 1)']],
    ['.a:hover .b', '.a:hover .b', []],
    ['.a:hover .b:focus', '.a:hover .b', [':focus']],
    ['.a:hover.b', '.a:hover.b', []],
    [':root', ':root', []],
    [':root:hover', ':root', [':hover']],
    ['.a > :hover', '.a > :hover', []],
    ['.a > :hover:focus', '.a > :hover', [':focus']],
    [':is(.a, .b):hover', ':is(.a, .b)', [':hover']],
    ['.md\\:flex:hover', '.md\\:flex', [':hover']],
    ['[href="a:b"]:link', '[href="a:b"]', [':link']],
    ['.a:hover, .b:hover', '.a, .b', [':hover']],
  ])('%s', (selector, base, states) => {
    expect(splitSelector(selector)).toEqual({ base, states })
    expect(joinSelector({ base, states })).toBe(selector)
  })

  test('a list in different states has none', () => {
    expect(splitSelector('.a:hover,.b')).toEqual({ base: '.a:hover, .b', states: [] })
  })
})

test.each([
  ['*', [0, 0, 0]],
  ['li', [0, 0, 1]],
  ['ul li::marker', [0, 0, 3]],
  ['ul > li + a:before', [0, 0, 4]],
  ['.a.b[c="#d"]:hover', [0, 4, 0]],
  ['#x #y p', [2, 0, 1]],
  [':is(.a, #b) p', [1, 0, 1]],
  [':not(em, strong#foo)', [1, 0, 1]],
  [':where(#a .b) c', [0, 0, 1]],
  [':nth-child(2n + 1)', [0, 1, 0]],
  [':nth-child(2n + 1 of .a, #b)', [1, 1, 0]],
  ['::slotted(.a)', [0, 1, 1]],
  ['.md\\:flex\\.x', [0, 1, 0]],
  ['a, .b', [0, 1, 0]],
  ['svg|rect', [0, 0, 1]],
])('%s weighs %j', (selector, expected) => {
  expect(specificity(selector)).toEqual(expected)
})

test.each([
  ['&:hover', '.a', '.a:hover'],
  ['.b', '.a', '.a .b'],
  ['> .b', '.a', '.a > .b'],
  ['.x &', '.a', '.x .a'],
  ['.x &', '.a .b', '.x :is(.a .b)'],
  ['& + &', '.a', '.a + .a'],
  ['&.b', '.a, .c', ':is(.a, .c).b'],
  ['.b, &:focus', '.a', '.a .b, .a:focus'],
  [':not(&)', '.a', ':not(.a)'],
  ['&div', '.a', 'div:is(.a)'],
  ['.b&', 'p', '.b:is(p)'],
  ['.b &-c', '.a', '.b -c:is(.a)'],
  ['[x="&"]', '.a', '.a [x="&"]'],
  ['.b', null, '.b'],
])('%s in %s is %s', (own, parent, expected) => {
  expect(resolveNesting(own, parent)).toBe(expected)
})
