import { expect, test } from 'vitest'
import { parseState } from './parse-state.ts'
import { allStates, pseudoClasses, pseudoElements } from './pseudo-states.ts'

const supports = (selector: string) => ![':bogus', ':hov', ':bef', ':foc'].some((unknown) => selector.endsWith(unknown))

test.each([
  ['a state', ':hover', { kind: 'state', state: ':hover' }],
  ['colons may be left out', 'hover', { kind: 'state', state: ':hover' }],
  ['names know no capitals', ':not(.A):HOVER', { kind: 'state', state: ':not(.A):hover' }],
  ['an argument given', ':nth-child(2n)', { kind: 'state', state: ':nth-child(2n)' }],
  ['empty brackets ask for the argument', ':nth-child()', { kind: 'argument', name: ':nth-child' }],
  ['so do names that are nothing without one', '::part', { kind: 'argument', name: '::part' }],
  [
    'the listed name of the file button stands for the real one',
    '::file-state-button',
    { kind: 'state', state: '::file-selector-button' },
  ],
  [
    'what is a state of printed sheets says so',
    ':first',
    {
      kind: 'refused',
      reason:
        ':first is the first sheet of a printed page, no state of an element: it stands in @page :first. Did you mean :first-child or :first-of-type?',
    },
  ],
  ['what is left open is none', ':not(.a', { kind: 'refused', reason: 'This browser does not know :not(.a.' }],
  ['what begins one state alone is that state', ':hov', { kind: 'state', state: ':hover' }],
  ['in its other writing, too', ':bef', { kind: 'state', state: '::before' }],
  ['what begins several is none', 'foc', { kind: 'refused', reason: 'This browser does not know :foc.' }],
  ['a comment is none', ':hover/*', { kind: 'refused', reason: 'This browser does not know :hover/*.' }],
  [
    'what the browser does not know is refused',
    ':bogus',
    { kind: 'refused', reason: 'This browser does not know :bogus.' },
  ],
])('%s', (_rule, typed, expected) => {
  expect(parseState(typed, supports)).toEqual(expected)
})

test('the lists are complete', () => {
  expect(pseudoElements).toHaveLength(14)
  expect(pseudoClasses).toHaveLength(45)
})

test('what is offered is a state that an element can have, or asks for its argument', () => {
  expect(allStates.map((state) => parseState(state, supports).kind)).not.toContain('refused')
  expect(allStates.filter((state) => parseState(state, supports).kind === 'argument' && !state.endsWith('()'))).toEqual(
    [],
  )
  expect(allStates).toContain('::file-selector-button')
  expect(allStates).not.toContain('::file-state-button')
})
