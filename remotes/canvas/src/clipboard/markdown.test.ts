import { describe, expect, test } from 'vitest'
import { htmlFromClipboard } from './clean-html.ts'
import { looksLikeMarkdown } from './markdown.ts'
import { parse } from './markdown-parser.ts'

describe('looksLikeMarkdown', () => {
  test.each([
    '# A plan',
    'Some\n\n## More\nwords',
    '- one\n- two',
    '1. one\n2. two',
    'See [the site](https://example.org) for more',
    'It is **very** good',
    '```js\nlet a\n```',
    '| A | B |\n| --- | :-: |\n| 1 | 2 |',
    '> quoted\n> twice',
  ])('takes %j for it', (text) => expect(looksLikeMarkdown(text)).toBe(true))

  test.each([
    '',
    'Some words.\n\nAnd more - of them.',
    '#1 in sales',
    '2 * 3 * 4 ** 2',
    '- only one dash',
    '<h1># Heading</h1>',
    'array[0](call)',
    '---',
    'a_b__c__d',
    'https://example.org/a_(b)',
  ])('leaves %j as it is', (text) => expect(looksLikeMarkdown(text)).toBe(false))

  test.each(['word [ ( ** | --- ', '[', '** a', '| - ', '> '])('comes to an end with many of %j', (part) => {
    expect(looksLikeMarkdown(`${part.repeat(100_000)} end`)).toBe(false)
  })
})

describe('Markdown as HTML', () => {
  test.each([
    ['# A\n\nb *c* **d** `e`', '<h1>A</h1>\n<p>b <em>c</em> <strong>d</strong> <code>e</code></p>'],
    ['- a\n  - b', '<ul>\n<li>a<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>'],
    ['[a](https://example.org)', '<p><a href="https://example.org">a</a></p>'],
    ['```\na < b\n```', '<pre><code>a &lt; b\n</code></pre>'],
  ])('%j', (text, expected) => expect(htmlFromClipboard(parse(text))).toBe(expected))

  test('has tables', () => {
    expect(htmlFromClipboard(parse('| A |\n| --- |\n| 1 |'))).toMatch(/<table>[^]*<th>A<\/th>[^]*<td>1<\/td>/)
  })

  test('brings nothing along that runs', () => {
    const hostile =
      '# A\n\n<img src=x onerror="top.x=1"><script>x()</script>\n\n[b](javascript:alert(1)) <iframe srcdoc="c"></iframe>'
    const made = htmlFromClipboard(parse(hostile))
    expect(made).toContain('<h1>A</h1>')
    expect(made).not.toMatch(/onerror|<script|javascript:|srcdoc/i)
  })
})
