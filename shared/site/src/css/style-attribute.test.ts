import { describe, expect, test } from 'vitest'
import { editStyleAttribute, readStyleAttribute } from './style-attribute.ts'

const set = (property: string, value: string | null, important = false) => [{ property, value, important }]

describe('editStyleAttribute', () => {
  test.each([
    ['one declaration changes', 'COLOR : green;top:0', set('top', '1px'), 'COLOR : green;top:1px'],
    [
      'and the others stay to the byte',
      'color: green ;; /* x */ top: 0',
      set('color', 'blue'),
      'color: blue ;; /* x */ top: 0',
    ],
    [
      'a new one stands behind them',
      'color: green; top: 0',
      set('left', '0', true),
      'color: green; top: 0; left: 0 !important',
    ],
    ['as tight as they are', 'color:green;top:0', set('left', '0'), 'color:green;top:0;left:0'],
    ['with the semicolon they end with', 'color: green; ', set('left', '0'), 'color: green; left: 0; '],
    ['on a line of its own where they are', '\n  color: green;\n', set('left', '0'), '\n  color: green;\n  left: 0;\n'],
    ['the first of an empty one', '', set('left', '0'), 'left: 0'],
    ['one is removed', 'color: green; top: 0', set('top', null), 'color: green;'],
    ['the last one is removed', 'color: green;', set('color', null), ''],
    ['what is not there is not removed', 'color: green', set('top', null), 'color: green'],
    ['what ends the rule is left alone', 'color: red}', set('top', '0'), null],
    ['so is a template', 'color: {{ x }}', set('top', '0'), null],
  ])('%s', (_rule, text, edits, expected) => {
    expect(editStyleAttribute(text, edits)).toBe(expected)
  })
})

describe('readStyleAttribute', () => {
  test('declarations are told in their order, the unreadable not at all', () => {
    const read = readStyleAttribute('color:green; background: url(a;b) !important;')
    expect(read?.map(({ property, value, important }) => [property, value, important])).toEqual([
      ['color', 'green', false],
      ['background', 'url(a;b)', true],
    ])
    expect(readStyleAttribute('color: red} b {')).toBe(null)
  })
})
