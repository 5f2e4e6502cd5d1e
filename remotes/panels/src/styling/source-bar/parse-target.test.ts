import { expect, test } from 'vitest'
import { isUtilityName } from './is-utility-name.ts'
import { parseTarget } from './parse-target.ts'

test.each([
  ['a class', 'hero', { kind: 'class', name: 'hero' }],
  ['a class with its dot', '.hero', { kind: 'class', name: 'hero' }],
  ['a state', ':hover', { kind: 'state', state: ':hover' }],
  ['a selector', 'nav > a', { kind: 'selector', selector: 'nav > a', states: [] }],
  ['a selector with a state', '.a .b:hover', { kind: 'selector', selector: '.a .b', states: [':hover'] }],
  ['the root of the page', ':root', { kind: 'selector', selector: ':root', states: [] }],
  ['an id', '#main', { kind: 'selector', selector: '#main', states: [] }],
  ['nothing', '  ', null],
])('%s', (_rule, typed, expected) => {
  expect(parseTarget(typed)).toEqual(expected)
})

/** What browsers understand of these. */
const known = new Set(['a:hover', 'nav>a', 'grid-cols-[auto]', 'div[hidden]'])
const isUtility = (text: string) => isUtilityName(text, (selector) => known.has(selector))

test.each([
  ['md:hover:bg-red-500', 'class'],
  ['w-[37px]', 'class'],
  ['grid-cols-[auto]', 'class'],
  ["before:content-['x']", 'class'],
  ['[&>p]:mt-0', 'class'],
  ['@md:p-4', 'class'],
  ['!mt-2', 'class'],
  ['a:hover', 'selector'],
  ['nav>a', 'selector'],
  ['div[hidden]', 'selector'],
  ['.card:hovr', 'selector'],
  ['md:p-4 p', 'selector'],
])('where utilities are on, %s is a %s', (typed, kind) => {
  expect(parseTarget(typed, isUtility)?.kind).toBe(kind)
})

test('without utilities a selector that nobody understands stays one, and is told', () => {
  expect(parseTarget('md:p-4')?.kind).toBe('selector')
})
