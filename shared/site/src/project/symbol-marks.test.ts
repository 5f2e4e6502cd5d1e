import { expect, test } from 'vitest'
import { symbolContent, symbolsMarked, templateContent, withoutSymbol, withSymbolId } from './symbol-marks.ts'

const page = `<p>a</p>\n<div class=x  inf-symbol-id="s1" id=y><b inf-symbol-id=s2>B</b></div>\n<i inf-symbol-id='s1'>I</i>`

test('a symbol is unlinked: its marks go and every other byte stays', () => {
  expect(withoutSymbol(page, 's1', 'marks')).toBe(
    `<p>a</p>\n<div class=x id=y><b inf-symbol-id=s2>B</b></div>\n<i>I</i>`,
  )
})

test('or its elements go', () => {
  expect(withoutSymbol(page, 's1', 'elements')).toBe('<p>a</p>\n\n')
})

test('another symbol, and text that only looks like a mark, stay', () => {
  expect(withoutSymbol(page, 's3', 'elements')).toBe(page)
  expect(withoutSymbol('<p>inf-symbol-id="s1"</p>', 's1', 'marks')).toBe('<p>inf-symbol-id="s1"</p>')
})

test('the symbols of a page, each once; what only looks like a mark is none', () => {
  expect(symbolsMarked(page)).toEqual(new Set(['s1', 's2']))
  expect(symbolsMarked('<p title=a>inf-symbol-id="s1"</p><!-- <b inf-symbol-id=s2> -->')).toEqual(new Set())
})

test('content under another id', () => {
  expect(withSymbolId('<a inf-symbol-id=s1><b inf-symbol-id="s1"></b></a>', 's1', 't')).toBe(
    '<a inf-symbol-id="t"><b inf-symbol-id="t"></b></a>',
  )
})

test('a template of an instance is a plain copy: no mark of a symbol is left, and its root says what it is', () => {
  const instance = `<tr  inf-symbol-id="s" class='a > b'\n inf-template-id=old><td inf-symbol-property="text:T" id=x>T<template><b inf-symbol-id=y>"inf-symbol-id=z"</b></template></td></tr>`
  expect(templateContent(instance, 't')).toBe(
    `<tr inf-template-id="t" class='a > b'><td id=x>T<template><b>"inf-symbol-id=z"</b></template></td></tr>`,
  )
  expect(templateContent('<br>', 't')).toBe('<br inf-template-id="t">')
})

test.each([
  ['<p class=a>A</p>', '<p inf-symbol-id="s" class=a>A</p>'],
  ['\n<br>\n', '\n<br inf-symbol-id="s">\n'],
  ['<p inf-symbol-id="t"><b inf-symbol-id=t></b></p>', '<p inf-symbol-id="s"><b inf-symbol-id="s"></b></p>'],
  ['<p id=x inf-symbol-id="">A</p>', '<p inf-symbol-id="s" id=x >A</p>'],
  ['<!-- a --><p>A</p>', '<!-- a --><p inf-symbol-id="s">A</p>'],
  ['<p>A</p><p>B</p>', '<div inf-symbol-id="s"><p>A</p><p>B</p></div>'],
  ['words', '<div inf-symbol-id="s">words</div>'],
])('a symbol is one element that is marked as its own: %s', (given, expected) => {
  expect(symbolContent(given, 's')).toBe(expected)
})
