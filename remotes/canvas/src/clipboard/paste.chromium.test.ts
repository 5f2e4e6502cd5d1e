import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, html, clickOn, frame } = here

interface Given {
  readonly html?: string
  readonly text?: string
}

/** As the browser does for Ctrl+V, with a clipboard of this test alone. */
async function press(given: Given, keys = 'Control+V'): Promise<void> {
  await frame().evaluate(
    ({ given: { html: markup = '', text = '' }, isPlain }) => {
      const data = new DataTransfer()
      if (markup !== '') data.setData('text/html', markup)
      data.setData('text/plain', text)
      const target = document.querySelector('[pergola-typing]') ?? document.body
      const key = { key: 'v', ctrlKey: true, shiftKey: isPlain, bubbles: true }
      target.dispatchEvent(new KeyboardEvent('keydown', key))
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    { given, isPlain: keys.includes('Shift') },
  )
}

const fromGoogle =
  '<b style="font-weight:normal;" id="docs-internal-guid-0000"><h2 dir="ltr"><span style="font-weight:400">Plan</span></h2><p dir="ltr"><span style="font-weight:700">Bold</span></p><ul><li dir="ltr"><p>A</p></li><ul><li dir="ltr"><p>B</p></li></ul></ul></b>'
const cleanGoogle = '<h2>Plan</h2><p><strong>Bold</strong></p><ul><li>A<ul><li>B</li></ul></li></ul>'

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-x:y}</style></head><body><!--StartFragment-->
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·&nbsp;&nbsp;</span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o&nbsp;&nbsp;</span>Nested<o:p></o:p></p>
<!--EndFragment--></body></html>`
const cleanWord = '<ul><li>First<ul><li>Nested</li></ul></li></ul>'

const rich = 'see <a href="https://example.org">our site</a> and <b style="color:red">bold</b>'
const words = 'see our site and bold'

describe('pasting on the canvas', () => {
  test.each([
    ['a text of Google Docs is semantic', { html: fromGoogle }, cleanGoogle],
    ['a list of Word is a nested list', { html: fromWord }, cleanWord],
    ['words beside elements are a paragraph', { html: '<meta charset="utf-8">see <b>a</b>' }, '<p>see <b>a</b></p>'],
    [
      'a part of a page keeps its classes',
      { html: '<section class="hero"><h1 onclick="x()">a</h1></section>' },
      '<section class="hero"><h1>a</h1></section>',
    ],
    [
      'the address of a video is the video',
      { text: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s' },
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=42" title="YouTube video" width="560" height="315" loading="lazy" allow="fullscreen; picture-in-picture; encrypted-media" allowfullscreen=""></iframe>',
    ],
    [
      'code out of an editor that colours it is the code',
      {
        html: `<meta charset='utf-8'><div style="color: #ccc;font-family: Menlo, monospace;white-space: pre;"><div><span style="color:#808">&lt;i class="x"&gt;a&lt;/i&gt;</span></div></div>`,
        text: '<i class="x">a</i>',
      },
      '<i class="x">a</i>',
    ],
  ])('%s', async (_what, given, expected) => {
    await openWith('<main><p>Text</p></main>')
    await clickOn('p')
    await press(given)
    await expect.poll(html).toBe(`<main><p>Text</p>${expected}</main>`)
    await here.page.evaluate(() => window.opened.canvas.undo())
    expect(await html()).toBe('<main><p>Text</p></main>')
  })

  test.each([
    ['of a text the words', { html: rich, text: `${words}\n\n<b>` }, `<p>${words}</p>\n<p>&lt;b&gt;</p>`],
    ['of markup the markup', { text: '<b>a</b>' }, '<p>&lt;b&gt;a&lt;/b&gt;</p>'],
  ])('with Shift gives %s', async (_what, given, expected) => {
    await openWith('<main><p>Text</p></main>')
    await clickOn('p')
    await press(given, 'Control+Shift+V')
    await expect.poll(html).toBe(`<main><p>Text</p>${expected}</main>`)
  })
})

/** Types in an element, the caret behind so many characters of it. */
async function typeIn(selector: string, offset: number, chosen = 0): Promise<void> {
  await clickOn(selector)
  await here.page.keyboard.press('Enter')
  await here.page.keyboard.press('Home')
  for (let at = 0; at < offset; at += 1) await here.page.keyboard.press('ArrowRight')
  for (let at = 0; at < chosen; at += 1) await here.page.keyboard.press('Shift+ArrowRight')
}

const isTyped = () => here.page.evaluate(() => window.opened.canvas.state.getState().editingText)

describe('pasting into a text', () => {
  test('keeps links and bold, without their styles; with Shift the words alone', async () => {
    await openWith('<p class="a">One</p>')
    await typeIn('p', 3)
    await press({ html: rich, text: words })
    await here.page.keyboard.press('Escape')
    expect(await html()).toBe('<p class="a">Onesee <a href="https://example.org">our site</a> and <b>bold</b></p>')
    await here.page.evaluate(() => window.opened.canvas.undo())
    await typeIn('p', 3)
    await press({ html: rich, text: words }, 'Control+Shift+V')
    await here.page.keyboard.press('Escape')
    expect(await html()).toBe(`<p class="a">One${words}</p>`)
  })

  test('an address over chosen words is their link', async () => {
    await openWith('<p>One two</p>')
    await typeIn('p', 4, 3)
    await press({ html: '<a href="https://example.org/">x</a>', text: 'https://example.org/' })
    await here.page.keyboard.press('Escape')
    expect(await html()).toBe('<p>One <a href="https://example.org/">two</a></p>')
  })

  test.each([
    ['in an empty paragraph take its place', '<p><br></p>', 0, 0, fromGoogle, cleanGoogle],
    ['at the end stand behind it', '<p class="a">One</p>', 3, 0, fromWord, `<p class="a">One</p>${cleanWord}`],
    [
      'in the middle part it, and what is chosen goes',
      '<p class="a" id="x">One <b title="t">two three</b> four</p>',
      8,
      5,
      fromGoogle,
      `<p class="a" id="x">One <b title="t">two </b></p>${cleanGoogle}<p class="a"> four</p>`,
    ],
    [
      'go on in the paragraph where they begin and end with one',
      '<p class="a">One <b title="t">two</b></p>',
      5,
      0,
      '<p>A</p><h2>B</h2><p>C</p>',
      '<p class="a">One <b title="t">t</b>A</p><h2>B</h2><p>C<b title="t">wo</b></p>',
    ],
    [
      'that are a list are points beside the point',
      '<ul><li>One</li><li>Two</li></ul>',
      3,
      0,
      '<ol><li>A</li><li>B</li></ol>',
      '<ul><li>One</li><li>A</li><li>B</li><li>Two</li></ul>',
    ],
    [
      'in a cell stand in it',
      '<table><tbody><tr><td>One</td></tr></tbody></table>',
      3,
      0,
      '<h2>A</h2><ul><li>B</li></ul>',
      '<table><tbody><tr><td>One<h2>A</h2><ul><li>B</li></ul></td></tr></tbody></table>',
    ],
    ['in a button are lines', '<button>One</button>', 3, 0, '<h2>A</h2><p>B</p>', '<button>OneA<br>B</button>'],
  ])('blocks %s', async (_what, ...given) => {
    const [before, offset, chosen, pasted, expected] = given
    await openWith(`<main>${before}</main>`)
    await typeIn(/^<(?:table|ul)/.test(before) ? 'td, li:first-child' : 'main > *', offset, chosen)
    await press({ html: pasted, text: 'x' })
    await here.page.keyboard.press('Escape')
    await expect.poll(html).toBe(`<main>${expected}</main>`)
    await here.page.evaluate(() => window.opened.canvas.undo())
    expect(await html()).toBe(`<main>${before}</main>`)
  })

  test('are typed on, and what was typed before is a step of its own', async () => {
    await openWith('<p>One three</p>')
    await typeIn('p', 4)
    await here.page.keyboard.type('more ')
    await press({ html: '<p>A</p><p>B</p>', text: 'A\n\nB' })
    expect(await isTyped()).toBe(true)
    await here.page.keyboard.type('!')
    await here.page.keyboard.press('Escape')
    expect(await html()).toBe('<p>One more A</p><p>B!three</p>')
    const undo = () => here.page.evaluate(() => window.opened.canvas.undo())
    await undo()
    await undo()
    expect(await html()).toBe('<p>One more three</p>')
  })
})

test('what is hostile in the clipboard comes in nowhere', async () => {
  const hostile = `<p class=MsoNormal onclick="x()">a<script>x()</script><img src=x onerror="window.ran=1"><a href="javascript:x()" v-on:click="x()" interaction-id="i" data-gjs-type="x">b</a></p>`
  await openWith('<main><p>Text</p></main>')
  await clickOn('p')
  await press({ html: hostile, text: 'a' })
  await expect.poll(html).toBe('<main><p>Text</p><p>a<img src="x" alt="">b</p></main>')
  await typeIn('p:first-child', 4)
  await press({ html: hostile.replace('class=MsoNormal', ''), text: 'a' })
  await here.page.keyboard.press('Escape')
  expect(await html()).toBe('<main><p>Texta<img src="x" alt="">b</p><p>a<img src="x" alt="">b</p></main>')
  expect(await frame().evaluate(() => 'ran' in window)).toBe(false)
})

const shown = () => here.page.evaluate(() => window.opened.toasts.shown.map(({ message }) => message))

test('more than a page holds, or a text, is refused with the reason', async () => {
  await openWith('<main><p>Text</p></main>')
  await clickOn('p')
  await press({ html: '<p class="MsoNormal"><b>a</b></p>'.repeat(15_000), text: 'a' })
  await expect.poll(shown).toEqual([expect.stringContaining('30000 elements')])
  await typeIn('p', 4)
  await press({ text: 'a\n'.repeat(6000) })
  await expect.poll(shown).toEqual([expect.anything(), expect.stringContaining('5000 lines')])
  expect(await html()).toBe('<main><p>Text</p></main>')
})

describe('a text that looks like Markdown', () => {
  const text = '## Plan\n\n- one\n- **two**'
  const offered = () => here.page.evaluate(() => window.opened.toasts.shown.filter(({ onOpen }) => onOpen).length)
  const accept = () => here.page.evaluate(() => window.opened.toasts.shown.findLast(({ onOpen }) => onOpen)?.onOpen?.())
  const undo = () => here.page.evaluate(() => window.opened.canvas.undo())

  test('is pasted as words, and for what it means where a person asks for it: one step either way', async () => {
    await openWith('<main><p>One</p></main>')
    await clickOn('p')
    await press({ text })
    await expect.poll(html).toMatch(/<p>## Plan<\/p>\s*<p>- one<br>- \*\*two\*\*<\/p>/)
    await accept()
    await expect.poll(html).toMatch(/<h2>Plan<\/h2>\s*<ul>\s*<li>one<\/li>\s*<li><strong>two<\/strong><\/li>\s*<\/ul>/)
    expect(await html()).not.toContain('## Plan')
    await undo()
    expect(await html()).toBe('<main><p>One</p></main>')
  })

  test('goes into a text that is typed the same way, and what was typed before stays', async () => {
    await openWith('<main><p>One</p></main>')
    await typeIn('p', 3)
    await here.page.keyboard.type(' more')
    await press({ text })
    await expect.poll(offered).toBe(1)
    await accept()
    await expect
      .poll(html)
      .toBe('<main><p>One more</p><h2>Plan</h2><ul><li>one</li><li><strong>two</strong></li></ul></main>')
    await here.page.keyboard.press('Escape')
    await undo()
    expect(await html()).toBe('<main><p>One more</p></main>')
  })

  test('stays as it is where the page was edited since, and that is said', async () => {
    await openWith('<main><p>One</p></main>')
    await clickOn('p')
    await press({ text })
    await expect.poll(offered).toBe(1)
    await here.page.evaluate(() => window.opened.commands.run('element.duplicate'))
    const before = await html()
    await accept()
    await expect
      .poll(() => here.page.evaluate(() => window.opened.toasts.shown.at(-1)?.message))
      .toContain('the page was edited since')
    expect(await html()).toBe(before)
  })

  test('is not offered for words, and not where the words alone were asked for', async () => {
    await openWith('<main><p>One</p></main>')
    await clickOn('p')
    await press({ text: 'Some words.' })
    await press({ text }, 'Control+Shift+V')
    await expect.poll(html).toContain('## Plan')
    expect(await offered()).toBe(0)
  })
})

test('a pasted picture keeps its room free: it has width and height', async () => {
  await openWith('<main><p>One</p></main>')
  await clickOn('p')
  await frame().evaluate(async () => {
    const canvas = new OffscreenCanvas(30, 20)
    canvas.getContext('2d')
    const file = new File([await canvas.convertToBlob({ type: 'image/png' })], 'photo.png', { type: 'image/png' })
    const data = new DataTransfer()
    data.items.add(file)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect.poll(html).toMatch(/<img src="[^"]*photo\.\w+" alt="" width="30" height="20">/)
})

test('of a short address of a map it is said that it cannot be framed', async () => {
  await openWith('<main><p>One</p></main>')
  await clickOn('p')
  await press({ text: 'https://maps.app.goo.gl/AbCd1234' })
  await expect.poll(html).toContain('https://maps.app.goo.gl/AbCd1234')
  await expect
    .poll(() => here.page.evaluate(() => window.opened.toasts.shown.at(-1)?.message))
    .toContain('short address of a map')
})
