import { describe, expect, test } from 'vitest'
import { cleanValue, readTyped } from './read-typed.ts'

const known = /^(?:\d+(?:\.\d+)?(?:px|%)?|inherit|red|#(?:[\da-f]{3}|[\da-f]{6})|rgb\(.*\)|"[^"]*"|1, 5)$/i
const supports = (property: string, value: string) =>
  property.startsWith('--') ? !value.includes(';') : !property.startsWith('no-such') && known.test(value)
const accepts = (text: string) => supports('width', text)

describe('cleanValue', () => {
  test.each([
    ['a semicolon behind it goes', '12px;', '12px'],
    ['so do several, with blanks', ' 12px ; ;\n', '12px'],
    ['a decimal comma is a point', '50,5', '50.5'],
    ['with a unit, too', '50,5px;', '50.5px'],
    ['in every part of a list', '1,5px 2,25px', '1.5px 2.25px'],
    ['without a nought before it', ',5em', '.5em'],
    ['in maths', '2,5px + 1', '2.5px + 1'],
    ['three decimals behind a nought', '0,125s', '0.125s'],
    ['what may be a thousand is left alone', '1,000px', '1,000px'],
    ['what the browser takes is left alone', '1, 5', '1, 5'],
    ['a quoted text is left alone', '"12;"', '"12;"'],
    ['arguments are left alone', 'rgb(1,2,3)', 'rgb(1,2,3)'],
    ['a colour keeps its case', '#FFF', '#FFF'],
    ['a colour with blanks', ' # Fa0 ; ', '#Fa0'],
    ['a colour without its sign', 'FFAA00', '#FFAA00'],
    ['a number is no colour', '100', '100'],
    ['the minus of word processors', '\u221212px', '-12px'],
    ['importance is kept', '12px!important;', '12px !important'],
    ['importance of what is mended', '50,5 ! IMPORTANT', '50.5 !important'],
    ['nothing is nothing', ' ; ', ''],
  ])('%s', (_rule, typed, expected) => {
    expect(cleanValue(typed, accepts)).toBe(expected)
  })
})

describe('readTyped', () => {
  test.each([
    ['a declaration of the property', 'width', 'width: 33%', '33%', []],
    ['in whatever case', 'width', 'WIDTH : 33%;', '33%', []],
    ['with importance', 'width', 'width: 33% !important', '33% !important', []],
    ['a rule around it', 'width', '.a { width: 33%; }', '33%', []],
    ['the later of two', 'width', 'width: 1px; width: 2px', '2px', []],
    ['others beside it', 'width', 'width: 1px; height: 2px', '1px', [['height', '2px']]],
    ['another property alone', 'width', 'height: 2px;', null, [['height', '2px']]],
    ['a name that is no property', 'width', 'no-such: 2px', 'no-such: 2px', []],
    ['a value with a declaration behind it', 'width', 'red; height: 2px', 'red; height: 2px', []],
    ['its own custom property', '--gap', '--gap: 2px;', '2px', []],
    ['a custom property that holds a declaration', '--gap', 'width: 2px', 'width: 2px', []],
    ['an address is no declaration', 'width', 'https://a.example/x.png', 'https://a.example/x.png', []],
  ])('%s', (_what, property, typed, ...[value, others]) => {
    const check = (name: string, text: string) => name !== 'https' && supports(name, text)
    expect(readTyped(property, typed, check)).toEqual({ value, others })
  })
})
