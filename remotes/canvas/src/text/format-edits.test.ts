import { describe, expect, test } from 'vitest'
import { isNamedClass } from '../styles/named-class.ts'
import { openCore } from '../testing/open-core.ts'
import { planClear, planCode, planLevel, planList } from './format-edits.ts'
import { addressMeant, linkTargets } from './link-address.ts'
import type { TextEdit } from './text-blocks.ts'
import { plainText } from './text-offset.ts'
import { planLook } from './text-look.ts'

type Page = Awaited<ReturnType<typeof openCore>>['page']

const sheet = 'css/index.css'

/** Does an edit of the words between the first and the last letter named, of the first element with that tag or id. */
async function formatted(
  html: string,
  { name, words }: { name: string; words?: string },
  plan: (page: Page, id: number) => TextEdit | null,
) {
  const opened = await openCore(html, { [sheet]: '' })
  const { page } = opened
  const id = opened.find(name)
  const offset = words === undefined ? 0 : plainText(page, id).indexOf(words)
  const edit = plan(page, id)
  if (!edit) return null
  page.tell(
    page.history.group(
      'Format',
      (apply) => void edit({ id, offset, ...(words !== undefined && { end: offset + words.length }) }, apply),
    ),
  )
  const made = { html: opened.html(), css: page.site.text(sheet) ?? '' }
  page.undo()
  expect(opened.html(), 'undo gives every byte back').toBe(html)
  return made
}

describe('code', () => {
  test.each([
    ['<p>a bc d</p>', 'bc', false, '<p>a <code>bc</code> d</p>'],
    ['<p>a <b  id=k>bc</b> d</p>', 'bc', false, '<p>a <code><b  id=k>bc</b></code> d</p>'],
    ['<p>a <b  id=k>bc</b> d</p>', 'c d', false, '<p>a <b  id=k>b<code>c</code></b><code> d</code></p>'],
    ['<p>a <img src=x>b</p>', 'a \uFFFCb', false, '<p><code>a </code><img src=x><code>b</code></p>'],
    ['<p><code>abc</code></p>', 'b', true, '<p><code>a</code>b<code>c</code></p>'],
    ['<p>x<code>abc</code>z</p>', 'abc', true, '<p>xabcz</p>'],
  ])('%s of %s', async (html, words, isCode, wanted) => {
    expect((await formatted(html, { name: 'p', words }, (page) => planCode(page, isCode)))?.html).toBe(wanted)
  })
})

describe('clear formatting', () => {
  test.each([
    ['<p>a <b>b <i class="x">c</i></b> d</p>', undefined, '<p>a b c d</p>'],
    ['<p><b>one two</b></p>', 'two', '<p><b>one </b>two</p>'],
    [
      '<p><a href="x"><b>one</b></a> <span id="k">two</span></p>',
      undefined,
      '<p><a href="x">one</a> <span id="k">two</span></p>',
    ],
  ])('%s of %s', async (html, words, wanted) => {
    expect((await formatted(html, { name: 'p', ...(words && { words }) }, planClear))?.html).toBe(wanted)
  })
})

describe('level and list', () => {
  test('a paragraph becomes a heading and keeps the rest of its bytes', async () => {
    const made = await formatted('<p  class=a id=k>One <b>x</b></p>', { name: 'p' }, (page, id) =>
      planLevel(page, id, 'h2'),
    )
    expect(made?.html).toBe('<h2  class=a id=k>One <b>x</b></h2>')
  })

  test.each([
    ['<p id="k" class="a">One</p>', 'ul', '<ul>\n  <li id="k" class="a">One</li>\n</ul>'],
    ['<ul><li>One</li></ul><p id="k">Two</p>', 'ul', '<ul><li>One</li><li id="k">Two</li></ul>'],
    ['<p id="k">One</p><ul><li>Two</li></ul>', 'ul', '<ul><li id="k">One</li><li>Two</li></ul>'],
    ['<ul><li id="k">One</li></ul>', 'ol', '<ol><li id="k">One</li></ol>'],
    [
      '<ul><li>a</li><li id="k" class="i">b</li><li>c</li></ul>',
      'ul',
      '<ul><li>a</li></ul><p class="i">b</p><ul><li>c</li></ul>',
    ],
  ] as const)('%s as %s', async (html, name, wanted) => {
    expect((await formatted(html, { name: 'k' }, (page, id) => planList(page, id, name)))?.html).toBe(wanted)
  })

  test('what is no paragraph has neither', async () => {
    expect(await formatted('<button>a</button>', { name: 'button' }, (page, id) => planList(page, id, 'ul'))).toBeNull()
    expect(
      await formatted('<button>a</button>', { name: 'button' }, (page, id) => planLevel(page, id, 'h1')),
    ).toBeNull()
  })
})

describe('colour and alignment', () => {
  const look = (property: 'color' | 'text-align', value: string | null, as: 'class' | 'inline') => (page: Page) =>
    planLook(page, { property, value, as })

  test('as a class they bring its rule, once', async () => {
    const made = await formatted(
      '<p class="a">One two</p>',
      { name: 'p', words: 'two' },
      look('color', '#C0392B', 'class'),
    )
    expect(made?.html).toBe('<p class="a">One <span class="has-color-c0392b">two</span></p>')
    expect(made?.css).toMatch(/^\.has-color-c0392b \{\s*color: #C0392B;\s*\}\s*$/)
    const centred = await formatted(
      '<p class="a has-text-left">One</p>',
      { name: 'p' },
      look('text-align', 'center', 'class'),
    )
    expect(centred?.html).toBe('<p class="a has-text-center">One</p>')
    expect(centred?.css).toMatch(/^\.has-text-center \{\s*text-align: center;\s*\}\s*$/)
  })

  test('their classes are not the ones that the style panel edits', async () => {
    const { page } = await openCore('<p>a</p>', { [sheet]: '.has-text-center { text-align: center }' })
    expect(['has-text-center', 'has-color-c0392b', 'lead'].map((name) => isNamedClass(page, name))).toEqual([
      false,
      false,
      true,
    ])
  })

  test('inline they are said beside what the element says already, and no rule comes', async () => {
    const made = await formatted(
      '<p style="margin:0 ;padding:1px">One</p>',
      { name: 'p' },
      look('text-align', 'right', 'inline'),
    )
    expect(made?.html).toMatch(/^<p style="margin:0 ;padding:1px;text-align:right">One<\/p>$/)
    expect(made?.css).toBe('')
    const red = await formatted('<p>One two</p>', { name: 'p', words: 'two' }, look('color', 'red', 'inline'))
    expect(red?.html).toBe('<p>One <span style="color: red">two</span></p>')
  })

  test('words that have a colour get another one without a second element', async () => {
    const html = '<p>One <span class="k" style="color: red">two</span></p>'
    const made = await formatted(html, { name: 'p', words: 'two' }, look('color', 'blue', 'inline'))
    expect(made?.html).toMatch(/^<p>One <span class="k" style="color: blue;?">two<\/span><\/p>$/)
  })
})

describe('addresses of links', () => {
  test.each([
    ['Index', './index.html'],
    ['me@example.com', 'mailto:me@example.com'],
    ['+49 30 123456', 'tel:+4930123456'],
    ['www.example.com/a', 'https://www.example.com/a'],
    ['#top', '#top'],
    ['about.html', 'about.html'],
  ])('%s means %s', async (typed, href) => {
    const { page } = await openCore('<p>a</p>')
    expect(addressMeant(page, typed)).toBe(href)
  })

  test('pages come first, then the anchors of the page', async () => {
    const { page } = await openCore('<section id="about us"><p id="k">a</p></section>')
    expect(linkTargets(page)).toEqual([
      { label: 'index', href: './index.html' },
      { label: '#about us', href: '#about%20us' },
      { label: '#k', href: '#k' },
    ])
  })
})
