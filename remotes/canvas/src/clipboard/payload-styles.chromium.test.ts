import { expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { html } = here

const css = `h2 { color: green }
.card { color: var(--ink); background: url("../assets/a.png") }
.card:hover, .card h2 { color: red }
.other { color: gold }
@media (max-width: 768px) { .card { padding: 4px } }
`
const shared = ':root { --base: #123; --ink: var(--base); --unused: 1px }\n.card { border: 0 }\n'
const markup = '<div class="card"><h2>One</h2></div><p class="other">Two</p>'
const from = { 'editor/pages/index.html': markup, 'css/index.css': css, 'global/global.css': shared }

type Files = Record<string, string>

async function copyCard(): Promise<void> {
  await here.page.evaluate((files: Files) => window.opened.open(files), from)
  await here.page.evaluate(() => {
    const { canvas } = window.opened
    canvas.select(canvas.find('.card'))
    canvas.copy()
  })
}

async function pasteInto(files: Files): Promise<string | null | undefined> {
  await here.page.evaluate((given: Files) => window.opened.open(given), files)
  await here.page.evaluate(() => window.opened.canvas.paste())
  return here.page.evaluate(() => window.opened.stored('css/index.css'))
}

test('what is put into a page that does not know its classes looks as it did, in one step', async () => {
  await copyCard()
  expect(await pasteInto({ 'editor/pages/index.html': '<h1>Two</h1>' })).toBe(`:root {
  --base: #123;
  --ink: var(--base);
}

.card {
  border: 0;
  color: var(--ink);
  background: url("../assets/a.png");
}

.card:hover, .card h2 {
  color: red;
}

@media (max-width: 768px) {
  .card {
    padding: 4px;
  }
}
`)
  await here.page.evaluate(() => window.opened.canvas.undo())
  expect(await html()).toBe('<h1>Two</h1>')
  expect((await here.page.evaluate(() => window.opened.stored('css/index.css'))) ?? '').toBe('')
})

test('a page keeps what it says itself of the classes that come, and of what they name', async () => {
  const own = ':root { --ink: blue }\n.card { color: pink }\n'
  await copyCard()
  const after = await pasteInto({ 'editor/pages/index.html': '<h1>Two</h1>', 'css/index.css': own })
  expect(after).toContain('.card { color: pink }')
  expect(after).not.toMatch(/url|--base/)
  expect(after).toContain('padding: 4px')
})

test('on its own page a copy changes no sheet', async () => {
  await copyCard()
  await here.page.evaluate(() => window.opened.canvas.paste())
  await expect.poll(html).toMatch(/<\/div>\s*<div class="card">/)
  expect(await here.page.evaluate(() => window.opened.stored('css/index.css'))).toBe(css)
})

test('a copy of a symbol brings what the symbol says, and nothing of its page for other elements of that class', async () => {
  const page = '<div class="card" id="one"><h2>One</h2></div><div class="card">Two</div>'
  await here.page.evaluate((files: Files) => window.opened.open(files), { ...from, 'editor/pages/index.html': page })
  await here.page.evaluate(async () => {
    const { canvas } = window.opened
    const [id = -1] = canvas.find('#one')
    await canvas.keepBlock?.(id, { type: 'symbol', name: 'Card', category: '', media: '' })
    canvas.select([id])
    canvas.copy()
  })
  const after = await pasteInto({ 'editor/pages/index.html': '<h1>Two</h1>' })
  expect(after).toMatch(/\.card:where\(\.card-2, \.card-2 \*\) \{\s+color: var\(--ink\)/)
  expect(after).not.toMatch(/^\.card \{[^}]*color/m)
})

interface Clip {
  readonly html: string
  readonly text: string
}

/** As the browser does it for Ctrl+C and Ctrl+V, with a clipboard of this test alone. */
function sendClipboard(type: 'copy' | 'paste', given: Clip = { html: '', text: '' }): Promise<Clip> {
  return here.frame().evaluate(
    ([kind, { html: markupOf, text }]) => {
      const data = new DataTransfer()
      data.setData('text/html', markupOf)
      data.setData('text/plain', text)
      document.body.dispatchEvent(new ClipboardEvent(kind, { clipboardData: data, bubbles: true, cancelable: true }))
      return { html: data.getData('text/html'), text: data.getData('text/plain') }
    },
    [type, given] as const,
  )
}

test('what was copied in another tab, or before a reload, brings its rules, in one step', async () => {
  await here.page.evaluate((files: Files) => window.opened.open(files), from)
  await here.page.evaluate(() => window.opened.canvas.select(window.opened.canvas.find('.card')))
  const copied = await sendClipboard('copy')
  await here.page.reload()
  await here.page.waitForFunction(() => window.ready)
  await here.page.evaluate(
    async (files: Files) => {
      window.opened = window.fixture.openCanvas()
      await window.opened.open(files)
    },
    { 'editor/pages/index.html': '<h1>Two</h1>' },
  )
  await sendClipboard('paste', copied)
  await expect.poll(html).toMatch(/class="card"/)
  const after = await here.page.evaluate(() => window.opened.stored('css/index.css'))
  expect(after).toMatch(/--ink: var\(--base\)[\s\S]*\.card \{\s+border: 0;\s+color: var\(--ink\)/)
  expect(after).toMatch(/max-width: 768px\) \{\s+\.card \{\s+padding: 4px/)
  expect(after).not.toContain('gold')
  await here.page.evaluate(() => window.opened.canvas.undo())
  expect([await html(), await here.page.evaluate(() => window.opened.stored('css/index.css') ?? '')]).toEqual([
    '<h1>Two</h1>',
    '',
  ])
})
