import { describe, expect, test } from 'vitest'
import { turnSheet } from './turn-sheet.ts'

const rule = (name: string, value = '1px') => `.${name} {\n  top: ${value};\n}`
const sheet = (...rules: string[]) => (rules.length > 0 ? `${rules.join('\n\n')}\n` : '')
const media = (...rules: string[]) => `@media (max-width: 480px) {\n  ${rules.join('\n\n').replaceAll('\n', '\n  ')}\n}`

describe('turnSheet', () => {
  test.each([
    ['takes the only rule away where another stands behind it', [rule('a')], [], [rule('a'), rule('b')], [rule('b')]],
    [
      'takes the last one away where others follow',
      [rule('a'), rule('b')],
      [rule('a')],
      [rule('a'), rule('b'), rule('c')],
      [rule('a'), rule('c')],
    ],
    [
      'puts a rule behind the one it stood behind',
      [rule('a')],
      [rule('a'), rule('b')],
      [rule('a'), rule('c')],
      [rule('a'), rule('b'), rule('c')],
    ],
    [
      'changes a rule where it stands now',
      [rule('a')],
      [rule('a', '2px')],
      [rule('c'), rule('a')],
      [rule('c'), rule('a', '2px')],
    ],
    [
      'takes its rules out of a block that others have used',
      [rule('a'), media(rule('a'))],
      [rule('a')],
      [rule('a'), media(rule('a'), rule('b'))],
      [rule('a'), media(rule('b'))],
    ],
  ])('%s', (_rule, ...[from, to, now, expected]) => {
    const found = turnSheet(sheet(...now), sheet(...from), sheet(...to))
    expect(
      found
        ?.trim()
        .replace(/\n\s*\n/g, '\n')
        .replace(/ +/g, ' '),
    ).toBe(
      sheet(...expected)
        .trim()
        .replace(/\n\s*\n/g, '\n')
        .replace(/ +/g, ' '),
    )
  })

  test.each([
    ['is another by now', [rule('a')], [rule('a', '2px')], [rule('a', '3px')]],
    ['is gone', [rule('a'), rule('b')], [rule('b')], [rule('b')]],
    ['stands there twice', [rule('x'), rule('a')], [rule('x')], [rule('a'), rule('b'), rule('a')]],
  ])('says so where the rule %s', (_rule, from, to, now) => {
    expect(turnSheet(sheet(...now), sheet(...from), sheet(...to))).toBeNull()
  })
})
