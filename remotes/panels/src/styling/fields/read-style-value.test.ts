import { expect, test } from 'vitest'
import type { StyleValue, ValueOrigin } from '@pergola/contracts'
import { readStyleValue, sameStyleValue } from './read-style-value.ts'

const value = (text: string, origin: ValueOrigin = 'here'): StyleValue => ({
  value: text,
  origin,
  important: false,
  source: { selector: '.hero', file: 'css/index.css', line: 1, atRule: null },
  winner: null,
})
const expand = (shorthand: string, text: string, longhand: string) =>
  shorthand === 'padding' && longhand === 'padding-top' ? (text.split(' ')[0] ?? '') : ''

test('the own declaration comes first', () => {
  const values = { 'padding-top': value('4px'), padding: value('8px') }
  expect(readStyleValue(values, 'padding-top', expand)?.value).toBe('4px')
})

test('a shorthand speaks for its sides', () => {
  expect(readStyleValue({ padding: value('8px 2px') }, 'padding-top', expand)?.value).toBe('8px')
})

test('a shorthand of this rule comes before a longhand from elsewhere', () => {
  const values = { 'padding-top': value('4px', 'elsewhere'), padding: value('8px') }
  expect(readStyleValue(values, 'padding-top', expand)?.value).toBe('8px')
})

test('four equal sides are one value, different ones are none', () => {
  const sides = ['top', 'right', 'bottom', 'left'].map((side) => [`border-${side}-width`, value('1px')] as const)
  const values: Record<string, StyleValue> = Object.fromEntries(sides)
  expect(readStyleValue(values, 'border-width', expand)?.value).toBe('1px')
  values['border-left-width'] = value('2px')
  expect(readStyleValue(values, 'border-width', expand)).toBeUndefined()
})

test('values are the same when a field would show the same', () => {
  expect(sameStyleValue(value('1px'), value('1px'))).toBe(true)
  expect(sameStyleValue(value('1px'), value('1px', 'elsewhere'))).toBe(false)
  expect(sameStyleValue(undefined, value('1px'))).toBe(false)
})
