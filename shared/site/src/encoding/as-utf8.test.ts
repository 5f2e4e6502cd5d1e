import { expect, test } from 'vitest'
import { asUtf8 } from './as-utf8.ts'

test.each([
  ['a.html', '<meta charset=shift_jis><p>日', '<meta charset="utf-8"><p>日'],
  [
    'a.html',
    '<meta http-equiv="Content-Type" content="text/html; charset=euc-kr">',
    '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">',
  ],
  [
    'a.html',
    '<!doctype html>\r\n<html><head lang=ja><title>',
    '<!doctype html>\r\n<html><head lang=ja><meta charset="utf-8"><title>',
  ],
  ['a.html', '<p>é', '<meta charset="utf-8"><p>é'],
  ['a.css', '@charset "koi8-r";a{}', '@charset "utf-8";a{}'],
  ['a.css', 'a{content:"é"}', '@charset "utf-8";a{content:"é"}'],
  ['a.js', 'f("é")', '\ufefff("é")'],
  ['a.js', 'f()', 'f()'],
  ['a.xhtml', '<?xml version="1.0" encoding="euc-jp"?><html/>', '<?xml version="1.0" encoding="utf-8"?><html/>'],
])('%s says UTF-8: %s', (path, text, said) => {
  expect(asUtf8(path, { text, encoding: 'shift_jis' })).toBe(said)
})

test('a page of UTF-16 gives up its mark; a script has nothing but its mark and stays', () => {
  expect(asUtf8('a.html', { text: '\ufeff<p>é', encoding: 'utf-16le' })).toBe('<meta charset="utf-8"><p>é')
  expect(asUtf8('a.js', { text: '\ufefff()', encoding: 'utf-16le' })).toBeNull()
})
