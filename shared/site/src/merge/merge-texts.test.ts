import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cssPieces } from './css-pieces.ts'
import { htmlPieces } from './html-pieces.ts'
import { mergeTexts } from './merge-texts.ts'

const page =
  '<!doctype html>\n<h1 class="a">One</h1>\n<p>Two</p>\n<script>if (1 < 2) go()</script>\n<ul>\n  <li>3</li>\n</ul>\n'
const sheet = '/* a */\nh1 { color: red; }\n@media (width > 1px) {\n  p { margin: 0 }\n  a { top: 0 }\n}\nul{}\n'

test.each([
  ['different nodes', 'a.html', page, page.replace('One', 'Mine'), page.replace('Two', 'Theirs')],
  ['neighbours', 'a.html', page, page.replace('class="a"', 'class="m"'), page.replace('One', 'Theirs')],
  [
    'a new node and a changed one',
    'a.html',
    page,
    page.replace('  <li>3', '  <li>m</li>\n  <li>3'),
    page.replace('One', 'T'),
  ],
  ['different rules', 'a.css', sheet, sheet.replace('red', 'blue'), sheet.replace('margin: 0', 'margin: 1px')],
  [
    'two rules of one media query',
    'a.css',
    sheet,
    sheet.replace('margin: 0', 'margin: 2px'),
    sheet.replace('top: 0', 'top: 1px'),
  ],
])('%s: the edits of both are kept', (_rule, path, ...[base, mine, theirs]) => {
  const merged = mergeTexts(path, { base, mine, theirs })
  expect(merged).not.toBeNull()
  expect(mergeTexts(path, { base, mine: theirs, theirs: mine })).toBe(merged)
  for (const edited of [mine, theirs])
    expect(mergeTexts(path, { base: edited, mine: merged!, theirs: base })).not.toBe(base)
  expect([merged === mine, merged === theirs]).toEqual([false, false])
})

test.each([
  ['the same node', 'a.html', page, page.replace('One', 'Mine'), page.replace('One', 'Theirs')],
  ['one script', 'a.html', page, page.replace('go()', 'come()'), page.replace('1 < 2', '2 < 3')],
  ['the same rule', 'a.css', sheet, sheet.replace('red', 'blue'), sheet.replace('color', 'top')],
  ['removed here, changed there', 'a.html', page, page.replace('<p>Two</p>\n', ''), page.replace('Two', 'Theirs')],
  [
    'two new nodes in one place',
    'a.html',
    page,
    page.replace('<ul>\n', '<ul>\n<li>m</li>'),
    page.replace('<ul>\n', '<ul>\n<li>t</li>'),
  ],
  ['a script is no page', 'a.js', 'a()\nb()\nc()', 'A()\nb()\nc()', 'a()\nb()\nC()'],
  [
    'wrapped crosswise',
    'a.html',
    '<b>1</b>\n<i>2</i>\n<u>3</u>',
    '<div><b>1</b>\n<i>2</i></div>\n<u>3</u>',
    '<b>1</b>\n<section><i>2</i>\n<u>3</u></section>',
  ],
])('%s: a person is asked', (_rule, path, ...[base, mine, theirs]) => {
  expect(mergeTexts(path, { base, mine, theirs })).toBeNull()
})

const markup = fc
  .array(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      '<p a="',
      '</p>',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      'a',
      ' ',
      '{',
      '}',
      ';',
      '/*',
      '*/',
      '\\',
      '@m',
    ),
  )
  .map((parts) => parts.join(''))

test('pieces are the text, whatever the text', () => {
  fc.assert(
    fc.property(markup, (text) => {
      expect([htmlPieces(text).join(''), cssPieces(text).join('')]).toEqual([text, text])
    }),
  )
})

test('a side that did nothing leaves the other as it is, and what both did is done once', () => {
  fc.assert(
    fc.property(markup, markup, (base, edited) => {
      for (const path of ['a.html', 'a.css', 'a.bin']) {
        expect(mergeTexts(path, { base, mine: edited, theirs: base })).toBe(edited)
        expect(mergeTexts(path, { base, mine: base, theirs: edited })).toBe(edited)
        expect(mergeTexts(path, { base, mine: edited, theirs: edited })).toBe(edited)
      }
    }),
  )
})

test('of two lists edited at random nothing that was added is lost', () => {
  const edits = fc.array(fc.tuple(fc.nat(9), fc.constantFrom('change', 'add', 'remove')), { maxLength: 3 })
  const lines = Array.from({ length: 10 }, (_, at) => `<li>${at}</li>\n`)
  const edit = (by: string, changes: [number, string][]) =>
    lines.map((line, at) => {
      const change = changes.find(([place]) => place === at)?.[1]
      if (change === 'add') return `${line}<li>${by}${at}</li>\n`
      if (change === 'change') return line.replace(`${at}`, `${by}${at}`)
      return change === 'remove' ? '' : line
    })
  const added = (by: string, text: string) => text.match(new RegExp(`${by}\\d`, 'g')) ?? []
  fc.assert(
    fc.property(edits, edits, (own, other) => {
      const [mine, theirs] = [edit('m', own).join(''), edit('t', other).join('')]
      const merged = mergeTexts('a.html', { base: lines.join(''), mine, theirs })
      if (merged === null) return
      expect(added('m', merged)).toEqual(added('m', mine))
      expect(added('t', merged)).toEqual(added('t', theirs))
    }),
  )
})

test('hostile texts are given up on in time', () => {
  const hostile = '<a '.repeat(100_000)
  expect(cssPieces('{'.repeat(100_000))).toHaveLength(100_000)
  expect(mergeTexts('a.html', { base: hostile, mine: `${hostile}"`, theirs: `b${hostile}` })).toBeDefined()
  const many = Array.from({ length: 3000 }, (_, at) => `<i>${at}</i>`)
  const text = many.join('')
  expect(mergeTexts('a.html', { base: text, mine: many.toReversed().join(''), theirs: `${text}x` })).toBeNull()
})
