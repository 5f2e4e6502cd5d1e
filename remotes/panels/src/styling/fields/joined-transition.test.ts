import { expect, test } from 'vitest'
import type { StyleValue, ValueOrigin } from '@pergola/contracts'
import { readStyleValue } from './read-style-value.ts'

const value = (text: string, origin: ValueOrigin = 'here'): StyleValue => ({
  value: text,
  origin,
  important: false,
  source: null,
  winner: null,
})

/** What a browser says of `opacity 1s ease-in, color 2s`. */
const whole: Readonly<Record<string, string>> = {
  'transition-property': 'opacity, color',
  'transition-duration': '1s, 2s',
  'transition-timing-function': 'ease-in, ease',
  'transition-delay': '0s, 0s',
  'transition-behavior': 'normal, normal',
}
const expand = (_shorthand: string, text: string, longhand: string) => (text === 'whole' ? (whole[longhand] ?? '') : '')

const read = (values: Readonly<Record<string, string>>) =>
  readStyleValue(
    Object.fromEntries(Object.entries(values).map(([name, text]) => [`transition${name}`, value(text)])),
    'transition',
    expand,
  )?.value

test.each([
  [
    'a part repeats as often as there are properties',
    'opacity 1s, transform 1s',
    { '-property': 'opacity, transform', '-duration': '1s' },
  ],
  ['a duration alone is for all', 'all 200ms', { '-duration': '200ms' }],
  [
    'commas in a timing part nothing',
    'left 1s cubic-bezier(0.1, 0, 0, 1), top 2s ease-out',
    { '-property': 'left, top', '-duration': '1s, 2s', '-timing-function': 'cubic-bezier(0.1, 0, 0, 1), ease-out' },
  ],
  ['a delay alone keeps its place', 'all 0s 3s', { '-delay': '3s' }],
  [
    'a longhand beside the shorthand takes its place in it',
    'opacity 5s ease-in, color 5s',
    { '': 'whole', '-duration': '5s' },
  ],
  ['more parts than properties are left over', 'opacity 1s', { '-property': 'opacity', '-duration': '1s, 2s' }],
])('%s', (_rule, expected, values) => {
  expect(read(values as Readonly<Record<string, string>>)).toBe(expected)
})

test('what cannot be put in one list is not', () => {
  expect(read({ '-property': 'none', '-duration': '1s' })).toBeUndefined()
  expect(read({ '-property': 'opacity', '-duration': 'var(--slow)' })).toBeUndefined()
  expect(read({ '': 'opacity 1s' })).toBe('opacity 1s')
})

test('what the shorthand says of its parts leaves it as it is written', () => {
  const duration: StyleValue = { ...value('.2s'), declaredAs: 'transition' }
  const values = { transition: value('all .2s ease'), 'transition-duration': duration }
  expect(readStyleValue(values, 'transition', expand)?.value).toBe('all .2s ease')
})

test('parts of another rule do not change what the shorthand says here', () => {
  const values = { transition: value('opacity 1s'), 'transition-duration': value('9s', 'elsewhere') }
  expect(readStyleValue(values, 'transition', expand)?.value).toBe('opacity 1s')
})
