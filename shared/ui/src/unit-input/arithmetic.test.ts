import { expect, test } from 'vitest'
import { evaluateLength } from './arithmetic.ts'
import { stepLength } from './length.ts'

const reasons = { divide: 'cannot divide', multiply: 'cannot multiply' }
const evaluate = (text: string, unit = 'px') => {
  const evaluation = evaluateLength(text, unit, reasons)
  return evaluation.ok ? evaluation.text : `! ${evaluation.reason}`
}

test.each([
  ['a bare number takes the unit', '12', '12px'],
  ['a number with a unit stays as typed', '1.50em', '1.50em'],
  ['a keyword stays as typed', 'auto', 'auto'],
  ['a function stays as typed', 'clamp(1rem, 2vw, 3rem)', 'clamp(1rem, 2vw, 3rem)'],
  ['a custom property stays as typed', 'var(--gap)', 'var(--gap)'],
  ['a list of lengths is no maths', '1px 2px', '1px 2px'],
  ['a negative number is no maths', '-4px', '-4px'],
  ['one unit is worked out', '10px * 2 + 4px', '24px'],
  ['a plain number counts as the unit beside it', '2em + 1', '3em'],
  ['plain maths takes the unit', '100 / 3', '33.3333px'],
  ['brackets come first', '(2px + 4px) * 3', '18px'],
  ['several units become a calc()', '2px + 3em', 'calc(2px + 3em)'],
  ['a difference of units keeps its sign', '100% - 2 * 8px', 'calc(100% - 16px)'],
  ['division by zero is refused', '4px / 0', '! cannot divide'],
  ['a length cannot be multiplied by a length', '4px * 2px', '! cannot multiply'],
  ['an unfinished sum is left to CSS', '4px +', '4px +'],
  ['a unit may stand a space away', '-1.5 VW', '-1.5VW'],
])('%s', (_rule, typed, expected) => {
  expect(evaluate(typed)).toBe(expected)
})

test('a field without units keeps plain numbers plain', () => {
  expect(evaluate('2 + 1', '')).toBe('3')
  expect(evaluate('4', '')).toBe('4')
})

test.each([
  ['the unit is kept', '12em', 1, '13em'],
  ['the decimals are kept', '1.25em', 1, '2.25em'],
  ['a small step adds a decimal', '12px', 0.1, '12.1px'],
  ['zero has no sign', '1px', -1, '0px'],
  ['an empty field starts from nought', '', 10, '10px'],
  ['a keyword does not move', 'auto', 1, null],
])('step: %s', (_rule, from, step, expected) => {
  expect(stepLength(from, step, 'px')).toBe(expected)
})
