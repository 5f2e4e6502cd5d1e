import { parseHtml } from '@pergola/site/html'
import { expect, test } from 'vitest'
import { addressBase } from './address-base.ts'

test.each([
  ['', { path: 'pages/about.html' }],
  ['<base target="_blank">', { path: 'pages/about.html' }],
  ['<base href="../">', { path: '' }],
  ['<base href="../site/">', { path: 'site/' }],
  ['<base href="/">', { path: '' }],
  ['<base href="javascript:x()//">', { path: 'pages/about.html' }],
  ['<base href="https://cdn.org/a/">', { url: 'https://cdn.org/a/' }],
  ['<base href="//cdn.org/a/">', { url: 'https://cdn.org/a/' }],
  ['<base href="a/"><base href="b/">', { path: 'pages/a/' }],
])('with %s addresses start at %o', (html, expected) => {
  expect(addressBase(parseHtml(html), 'pages/about.html')).toEqual(expected)
})
