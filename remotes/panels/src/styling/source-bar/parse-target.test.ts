import { expect, test } from 'vitest'
import { parseTarget } from './parse-target.ts'

test.each([
  ['a class', 'hero', { kind: 'class', name: 'hero' }],
  ['a class with its dot', '.hero', { kind: 'class', name: 'hero' }],
  ['a state', ':hover', { kind: 'state', state: ':hover' }],
  ['a selector', 'nav > a', { kind: 'selector', selector: 'nav > a', states: [] }],
  ['a selector with a state', '.a .b:hover', { kind: 'selector', selector: '.a .b', states: [':hover'] }],
  ['an id', '#main', { kind: 'selector', selector: '#main', states: [] }],
  ['nothing', '  ', null],
])('%s', (_rule, typed, expected) => {
  expect(parseTarget(typed)).toEqual(expected)
})
