import { expect, test } from 'vitest'
import { ruleText, splitStates } from './selector-text.ts'

test.each([
  ['no states', '.hero', '.hero', []],
  ['states in order', '.hero:hover::before', '.hero', [':hover', '::before']],
  ['an argument with brackets of its own', '.a:not(:is(.b, .c)):hover', '.a', [':not(:is(.b, .c))', ':hover']],
  [
    'brackets in brackets in brackets',
    '.a:not(:is(:where(.b), .c)):hover',
    '.a',
    [':not(:is(:where(.b), .c))', ':hover'],
  ],
  ['the states of the last of a list are not those of all', '.a:hover, .b:hover', '.a:hover, .b:hover', []],
  ['brackets that are not closed are no state', '.a:not(.b', '.a:not(.b', []],
  ['states of an ancestor are no states of the rule', '.menu:hover a', '.menu:hover a', []],
  ['whom a rule is for is no state', '.a:not(html):where(.b, .b *):hover', '.a:not(html):where(.b, .b *)', [':hover']],
  ['a bare state is a selector', ':root', ':root', []],
  ['a bare state after a combinator too', '.a > :first-child', '.a > :first-child', []],
])('%s', (_rule, text, selector, states) => {
  expect(splitStates(text)).toEqual({ selector, states })
})

test.each([
  [
    'a list, each in the state',
    { selector: '.a, .b:is(i, b)', states: [':hover'], atRule: null },
    '.a:hover, .b:is(i, b):hover',
  ],
  ['at the top level', { selector: '.hero', states: [], atRule: null }, '.hero'],
  [
    'in a symbol, for it alone',
    {
      selector: 'a:not(html):where(.inf-a, .inf-a *), .b:not(html):where(.inf-a, .inf-a *)',
      states: [':hover'],
      atRule: '@media print',
    },
    'a:hover, .b:hover · in the symbol · @media print',
  ],
  ['a width', { selector: '.hero', states: [':hover'], atRule: '@media (max-width: 768px)' }, '.hero:hover · ≤768px'],
  ['a least width', { selector: '.hero', states: [], atRule: '@media (min-width:40rem)' }, '.hero · ≥40rem'],
  [
    'any other at-rule as it stands',
    { selector: 'a', states: [], atRule: '@supports (gap: 1px)' },
    'a · @supports (gap: 1px)',
  ],
])('%s', (_rule, rule, expected) => {
  expect(ruleText(rule)).toBe(expected)
})
