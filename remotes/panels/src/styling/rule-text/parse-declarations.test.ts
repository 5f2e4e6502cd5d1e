import { expect, test } from 'vitest'
import { parseDeclarations } from './parse-declarations.ts'

test.each([
  ['a list', 'color: red; Width:10px', { color: 'red', width: '10px' }],
  ['a rule', '.a:hover {\n  color: red;\n}', { color: 'red' }],
  ['the first of several rules', '.a { color: red } .b { color: blue }', { color: 'red' }],
  ['later ones win', 'color: red; color: blue', { color: 'blue' }],
  ['comments are left out', '/* color: red; */ width: 1px', { width: '1px' }],
  ['a semicolon in an address', 'background: url("data:a;b")', { background: 'url("data:a;b")' }],
  ['custom properties keep their case', '--myGap: 4px', { '--myGap': '4px' }],
  [
    'a value in braces',
    'color: red; --x: {}; --y: { a: b; c: d }',
    { color: 'red', '--x': '{}', '--y': '{ a: b; c: d }' },
  ],
  ['a rule in conditions', '@media (width > 1px) { .a { color: red } }', { color: 'red' }],
  [
    'a rule that others are nested in',
    '.a { color: red; &:hover { top: 0 } width: 1px }',
    { color: 'red', width: '1px' },
  ],
  ['a rule that is not closed', '.a { color: red; top: 0', { color: 'red', top: '0' }],
  ['any other text is nothing', 'Hello there', {}],
])('%s', (_rule, text, expected) => {
  expect(parseDeclarations(text)).toEqual(expected)
})
