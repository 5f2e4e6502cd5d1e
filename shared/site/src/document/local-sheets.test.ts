import { expect, test } from 'vitest'
import { parseHtml } from '../html/index.ts'
import { localSheets, resolvePath } from './index.ts'

test.each([
  ['index.html', 'css/a.css', 'css/a.css'],
  ['pages/about.html', '../css/a.css?v=2#x', 'css/a.css'],
  ['pages/about.html', './a.css', 'pages/a.css'],
  ['pages/about.html', '/css/a.css', 'css/a.css'],
  ['pages/about.html', '../../../a.css', 'a.css'],
  ['index.html', 'css/with%20space.css', 'css/with space.css'],
  ['index.html', 'css/100%.css', 'css/100%.css'],
  ['index.html', ' css\\a.css ', 'css/a.css'],
  ['index.html', 'https://example.com/a.css', null],
  ['index.html', '//example.com/a.css', null],
  ['index.html', 'data:text/css,a{}', null],
  ['index.html', '?v=1', null],
  ['index.html', '', null],
])('%s with %s is %s', (from, href, path) => {
  expect(resolvePath(from, href)).toBe(path)
})

test('links and style elements in document order', () => {
  const tree = parseHtml(`<!doctype html><head>
    <link rel="stylesheet" href="../css/a.css" media="print">
    <link rel="alternate stylesheet" href="../css/b.css"><link rel=icon href=x.ico>
    <style>a { b: c }</style><style type="text/less">a { b: c }</style>
    <LINK REL="preload StyleSheet" HREF="https://example.com/x.css">
    </head><body><style media=screen></style><link rel=stylesheet href="c.css" disabled>`)
  const sheets = localSheets(tree, 'pages/a.html')
  expect(sheets.map(({ kind, media, href }) => [kind, media, href])).toEqual([
    ['link', 'print', '../css/a.css'],
    ['style', '', ''],
    ['link', '', 'https://example.com/x.css'],
    ['style', 'screen', ''],
  ])
  expect(sheets.map(({ key, node }) => key?.replace(String(node), 'n'))).toEqual([
    'css/a.css',
    'pages/a.html#style-n',
    undefined,
    'pages/a.html#style-n',
  ])
})

const key = (base: string) =>
  localSheets(parseHtml(`<base href="${base}"><link rel=stylesheet href=a.css>`), 'pages/a.html')[0]?.key

test('a base element moves relative addresses', () => {
  expect(key('../css/')).toBe('css/a.css')
  expect(key('/')).toBe('a.css')
  expect(key('../x/y.html')).toBe('x/a.css')
  expect(key('https://example.com/')).toBe(null)
})
