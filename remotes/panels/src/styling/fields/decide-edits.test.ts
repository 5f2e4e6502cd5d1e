import { expect, test } from 'vitest'
import { decideEdit } from './decide-edits.ts'

const onlyRed = (_property: string, value: string) => ['red', 'var(--nan)', 'image("a(")'].includes(value)

test.each([
  ['a supported value is set, trimmed', ' red ', { kind: 'set', edit: { property: 'color', value: 'red' } }],
  [
    '!important is taken off before the browser is asked',
    'red !important',
    { kind: 'set', edit: { property: 'color', value: 'red', important: true } },
  ],
  [
    'an unsupported value removes the property',
    'reddish',
    { kind: 'unsupported', edit: { property: 'color', value: null } },
  ],
  ['an empty value clears it', '  ', { kind: 'clear', edit: { property: 'color', value: null } }],
  [
    'what the browser takes is set by whatever name',
    'var(--nan)',
    { kind: 'set', edit: { property: 'color', value: 'var(--nan)' } },
  ],
  [
    'a bracket left open is closed, as a browser reads it',
    'var(--nan',
    { kind: 'set', edit: { property: 'color', value: 'var(--nan)' } },
  ],
  [
    'so is a quote, and no bracket inside of it is one',
    'image("a(',
    { kind: 'set', edit: { property: 'color', value: 'image("a(")' } },
  ],
  ['a remark before it is no part of it', '/* b */ red', { kind: 'set', edit: { property: 'color', value: 'red' } }],
  ['a colour with NaN is ignored', 'rgb(NaN, 0, 0)', { kind: 'ignore' }],
  [
    'a name that only holds those letters is not',
    'banana',
    { kind: 'unsupported', edit: { property: 'color', value: null } },
  ],
])('%s', (_rule, typed, expected) => {
  expect(decideEdit('color', typed, onlyRed)).toEqual(expected)
})
