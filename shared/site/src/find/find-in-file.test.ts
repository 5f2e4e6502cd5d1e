import { describe, expect, test } from 'vitest'
import { createMatcher, findInFile, replaceInFile } from './index.ts'
import type { FindQuery, SearchedFile } from './index.ts'

const reds = new Set(['red', '#f00', '#ff0000', 'rgb(255, 0, 0)'])
const others = new Set(['blue', '#0a84ff', 'white'])
/** The colours of these tests. */
const colourKey = (text: string) => (reds.has(text) ? 'red' : others.has(text) ? text : null)

function search(query: Partial<FindQuery>) {
  const whole: FindQuery = { what: 'text', pattern: '', isRegex: false, matchCase: false, wholeWord: false, ...query }
  const matcher = createMatcher(whole, colourKey)
  if (!matcher.ok) throw new Error(matcher.failure)
  return { query: whole, matcher: matcher.value, colourKey }
}

const page = (text: string): SearchedFile => ({ kind: 'fragment', text })
const sheet = (text: string): SearchedFile => ({ kind: 'css', text })

function found(file: SearchedFile, query: Partial<FindQuery>): string[] {
  return findInFile(file, search(query), { most: 100 }).matches.map(({ match }) => match)
}

function replaced(file: SearchedFile, query: Partial<FindQuery>, replacement: string): string {
  return replaceInFile(file, search(query), { replacement, only: null }).text
}

describe('findInFile', () => {
  const markup =
    '<p class="note red-note" title="A note">A <b>note</b> of Tom &amp; J&eacute;r&ocirc;me</p><!-- note --><script>note()</script><style>.note { color: red }</style>'

  test.each<[string, Partial<FindQuery>, string[]]>([
    ['text is what readers see', { pattern: 'note' }, ['note']],
    ['references are read', { pattern: 'Tom & Jérôme' }, ['Tom &amp; J&eacute;r&ocirc;me']],
    ['classes stand in markup and selectors', { what: 'class', pattern: 'note' }, ['note', 'note', 'note']],
    ['a whole class', { what: 'class', pattern: 'note', wholeWord: true }, ['note', 'note']],
    ['values of attributes', { what: 'attribute', pattern: 'note' }, ['note', 'note', 'note']],
    ['values of one attribute', { what: 'attribute', pattern: 'note', attribute: 'Title' }, ['note']],
    ['an attribute alone', { what: 'attribute', attribute: 'title' }, ['A note']],
    ['code is everything', { what: 'code', pattern: 'note' }, Array.from({ length: 7 }, () => 'note')],
    ['colours are known however they are written', { what: 'colour', pattern: '#ff0000' }, ['red']],
    ['an expression', { pattern: String.raw`\bn\w+`, isRegex: true }, ['note']],
    [
      'an expression that older browsers allowed',
      { what: 'code', pattern: String.raw`red\-note`, isRegex: true },
      ['red-note'],
    ],
    ['upper case is another letter', { pattern: 'NOTE', matchCase: true }, []],
    ['no word ends inside of another', { what: 'code', pattern: 'not', wholeWord: true }, []],
  ])('%s', (_title, query, expected) => {
    expect(found(page(markup), query)).toEqual(expected)
  })

  test('words of a text may stand on several lines', () => {
    expect(found(page('<p>one\n   two</p>'), { pattern: 'one two' })).toEqual(['one\n   two'])
  })

  test('links are addresses of markup, of styles in it and of sheets', () => {
    const links = '<a href="a/x.html?b=1&amp;c">a</a><img srcset="x.png 1x, x2.png 2x" style="background: url(x.png)">'
    expect(found(page(links), { what: 'link', pattern: 'x.png' })).toEqual(['x.png', 'x.png'])
    expect(found(page(links), { what: 'link', pattern: 'b=1&c' })).toEqual(['b=1&amp;c'])
    const css = '@import "x.css"; a { background: url("x.png") /* x.png */; content: "x.png" }'
    expect(found(sheet(css), { what: 'link', pattern: 'x.' })).toEqual(['x.', 'x.'])
  })

  test('colours of a sheet are values, and no names', () => {
    const css = '.red { color: red; --red: #F00; border: 1px solid rgb(255, 0, 0); font-family: red } /* red */'
    expect(found(sheet(css.toLowerCase()), { what: 'colour', pattern: 'red' })).toEqual([
      'red',
      '#f00',
      'rgb(255, 0, 0)',
    ])
  })

  test('a match names its line, what is around it, and the innermost element of the body', () => {
    const text = '<main>\n  <p>First</p>\n  <template><p>word</p></template>\n  <p>A <b>word</b> more</p>\n</main>'
    const { matches } = findInFile(page(text), search({ pattern: 'word' }), { most: 9 })
    expect(matches.map(({ line, element }) => [line, element])).toEqual([
      [3, 2],
      [4, 4],
    ])
    expect(matches[1]).toMatchObject({ before: '<p>A <b>', match: 'word', after: '</b> more</p>' })
  })

  test('within an element only what stands in it is found', () => {
    const text = '<p>word</p><p>word</p>'
    expect(findInFile(page(text), search({ pattern: 'word' }), { most: 9, within: 1 }).matches[0]?.start).toBe(14)
  })

  test('all are counted, and no more told than asked for', () => {
    const { count, matches } = findInFile(page('a '.repeat(50)), search({ pattern: 'a' }), { most: 3 })
    expect([count, matches.length]).toEqual([50, 3])
  })

  test.each([
    ['an expression that cannot be read', { pattern: '(', isRegex: true }, 'invalid'],
    ['nothing', { pattern: '' }, 'empty'],
    ['a colour that is none', { what: 'colour', pattern: 'redish' }, 'no-colour'],
  ] as const)('%s is told', (_title, query, failure) => {
    expect(() => search(query)).toThrow(failure)
  })
})

describe('replaceInFile', () => {
  test.each<[string, SearchedFile, Partial<FindQuery>, string, string]>([
    [
      'text is escaped, its neighbours keep their spelling',
      page('<p>a&nbsp;b &lt;</p>'),
      { pattern: 'b' },
      'x < y',
      '<p>a&nbsp;x &lt; y &lt;</p>',
    ],
    ['text beside a tag that nothing opened', page('<p>a</p></i>a'), { pattern: 'a' }, 'b', '<p>b</p></i>b'],
    [
      'a class in all its places',
      page('<p class=" a  b "></p><style>.a>.b{}</style>'),
      { what: 'class', pattern: 'a' },
      'c',
      '<p class=" c  b "></p><style>.c>.b{}</style>',
    ],
    [
      'a class that needs escapes in a selector',
      sheet('.a { }'),
      { what: 'class', pattern: 'a' },
      'md:a',
      String.raw`.md\:a { }`,
    ],
    [
      'a quoted value',
      page(`<p title='it' id=it>`),
      { what: 'attribute', pattern: 'it' },
      `it's`,
      `<p title='it&#39;s' id="it's">`,
    ],
    [
      'a value without quotes keeps to that where it can',
      page('<a href=a.html>'),
      { what: 'link', pattern: 'a.' },
      'b.',
      '<a href=b.html>',
    ],
    [
      'an address of a style attribute',
      page(`<p style="background: url('a.png')">`),
      { what: 'link', pattern: 'a.png' },
      `b".png`,
      `<p style="background: url('b&quot;.png')">`,
    ],
    [
      'an address without quotes',
      sheet('a { background: url(a.png) }'),
      { what: 'link', pattern: 'a.png' },
      'a b.png',
      'a { background: url("a b.png") }',
    ],
    [
      'a colour, however it is written',
      sheet('a { color: red; fill: #f00 }'),
      { what: 'colour', pattern: 'red' },
      'var(--brand)',
      'a { color: var(--brand); fill: var(--brand) }',
    ],
    [
      'groups of an expression',
      page('<p>Anna Berg, Carl Dahl</p>'),
      { pattern: String.raw`(?<first>\w+) (\w+)`, isRegex: true },
      '$2 $<first> $$$&',
      '<p>Berg Anna $Anna Berg, Dahl Carl $Carl Dahl</p>',
    ],
    ['signs of an expression are letters elsewhere', page('<p>a</p>'), { pattern: 'a' }, '$&', '<p>$&amp;</p>'],
    ['code as it stands', page('<p>a</p>'), { what: 'code', pattern: '<p>' }, '<b>', '<b>a</p>'],
  ])('%s', (_title, ...given) => {
    const [file, query, replacement, expected] = given
    expect(replaced(file, query, replacement)).toBe(expected)
  })

  test('only the chosen match is replaced', () => {
    const only = new Set([7])
    expect(replaceInFile(page('<p>a b a</p>'), search({ pattern: 'a' }), { replacement: 'c', only })).toEqual({
      text: '<p>a b c</p>',
      replaced: 1,
      refused: 0,
    })
  })

  test('what would be two classes, or none, is refused and stays', () => {
    const file = page('<p class="a b"></p>')
    for (const replacement of ['', 'x y']) {
      const result = replaceInFile(file, search({ what: 'class', pattern: 'a' }), { replacement, only: null })
      expect(result).toEqual({ text: file.text, replaced: 0, refused: 1 })
    }
  })
})
