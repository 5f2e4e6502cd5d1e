import { expect, test } from 'vitest'
import { identifier, isIdentifier } from './identifier.ts'

/** What the language itself says. */
function declares(text: string): boolean {
  try {
    // oxlint-disable-next-line no-implied-eval, no-new-func
    return typeof new Function(`var ${text}; return 1`) === 'function'
  } catch {
    return false
  }
}

test.each([
  'a',
  '$',
  '_',
  'a1',
  'größe',
  'été',
  '日本',
  'नाम',
  'שם',
  '𝒜',
  'a\u200db',
  '1a',
  'a-b',
  'a b',
  '',
  '→',
  '「',
  'a\u00a0b',
  '😀',
])('a name as scripts have it, or none: %j', (text) => {
  expect(isIdentifier(text)).toBe(declares(text))
})

test('names are found in a text as a whole', () => {
  expect('(größe , 番号) in été.liste1'.match(new RegExp(identifier, 'gu'))).toEqual([
    'größe',
    '番号',
    'in',
    'été',
    'liste1',
  ])
})
