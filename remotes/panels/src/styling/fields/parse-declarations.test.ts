import { expect, test } from 'vitest'
import { parseDeclarations } from './parse-declarations.ts'

test.each([
  ['a list', 'color: red; Width:10px', ['color: red', 'width: 10px']],
  ['a rule', '.a:hover {\n  color: red;\n}', ['color: red']],
  [
    'a value for browsers that do not know the next',
    'color: red; color: oklch(1 0 0)',
    ['color: red', 'color: oklch(1 0 0)'],
  ],
  ['comments are left out', '/* color: red; */ width: 1px', ['width: 1px']],
  ['a semicolon in an address', 'background: url("data:a;b")', ['background: url("data:a;b")']],
  ['a brace in quotes', '.a { content: "}"; top: 0 }', ['content: "}"', 'top: 0']],
  ['custom properties keep their case', '--myGap: 4px', ['--myGap: 4px']],
  ['a value in braces', 'color: red; --x: {}; --y: { a: b; c: d }', ['color: red', '--x: {}', '--y: { a: b; c: d }']],
  ['a rule in conditions', '@media (width > 1px) { .a { color: red } }', ['color: red']],
  ['a rule that is not closed', '.a { color: red; top: 0', ['color: red', 'top: 0']],
  ['any other text is nothing', 'Hello there', []],
])('%s', (_rule, text, expected) => {
  const { declarations, left } = parseDeclarations(text)
  expect(declarations.map((each) => each.join(': '))).toEqual(expected)
  expect(left).toEqual([])
})

test.each([
  ['the first of several rules', '.a { color: red } .b { color: blue }', ['color: red'], ['.b']],
  ['a rule behind a list', 'color: red; top: 0; .b { color: blue }', ['color: red', 'top: 0'], ['.b']],
  [
    'a rule that others are nested in',
    '.a { color: red; &:hover { top: 0 } width: 1px }',
    ['color: red', 'width: 1px'],
    ['&:hover'],
  ],
  [
    'the first rule of several conditions',
    '@media print { .a { color: red } .b { top: 0 } } @media\n  screen { .c { top: 0 } }',
    ['color: red'],
    ['.b', '@media screen'],
  ],
])('%s is taken, and what is left is named', (_rule, text, expected, rest) => {
  const { declarations, left } = parseDeclarations(text)
  expect(declarations.map((each) => each.join(': '))).toEqual(expected)
  expect(left).toEqual(rest)
})
