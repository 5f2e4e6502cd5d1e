import { expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()

const sheet = `@layer base, late;
@layer late { .card p { color: rgb(1, 1, 1) } }
@layer base { .card p { color: rgb(2, 2, 2); letter-spacing: 1px } }
* { box-sizing: border-box }
h2 { color: rgb(10, 0, 0); margin: 3px }
h2.loud, .card h2 { text-transform: uppercase }
.card { padding: 4px; background: url("img/a.png"); & .inner { border: 2px solid rgb(3, 3, 3) } }
.plain { padding: 9px }
.card:hover { padding: 5px }
.card::before { content: "x"; color: rgb(4, 4, 4) }
@media (min-width: 10px) { .card { outline: 1px solid rgb(5, 5, 5) } }
@media (max-width: 10px) { .card { outline: 9px solid } }
@container (min-width: 1px) { .inner { opacity: 0.5 } }
@supports (display: grid) { .inner { display: grid } }
.wrap .card .inner { margin: 6px !important }
`

const html = `<!doctype html>
<html><head><title>A</title>
<link rel="stylesheet" href="theme/site.css">
<link rel="stylesheet" href="css/print.css" media="print">
<style>.inner { color: rgb(7, 7, 7); background: url(img/b.png) } .plain { color: rgb(8, 8, 8) }</style>
</head><body>
<div class="wrap"><section id="card" class="card"><h2 id="title">T</h2><p>P</p><div class="inner">I</div></section></div>
<h2 class="loud">Out</h2><section class="card plain" id="other"><h2>O</h2><p>P</p><div class="inner">I</div></section>
</body></html>`

/** All that the browser says of every element and what stands before it. */
function looks() {
  const { document, window: inside } = window.opened.frame() ?? {}
  return [...(document?.body.querySelectorAll('*') ?? [])].map((element) =>
    [null, '::before'].map((part) => {
      const style = inside?.getComputedStyle(element, part)
      return [...(style ?? [])].map((name) => `${name}: ${style?.getPropertyValue(name)}`).join('\n')
    }),
  )
}

async function open() {
  const print = '.card, h2 { color: rgb(9, 9, 9); padding: 50px }'
  const files = { 'index.html': html, 'theme/site.css': sheet, 'css/print.css': print }
  await here.page.evaluate((given) => window.opened.open(given, 'index.html'), files)
}

async function makeSymbol() {
  return here.page.evaluate(async () => {
    const { canvas } = window.opened
    const [id] = canvas.find('#card')
    const block = { type: 'symbol', name: 'Card', category: '', media: '' } as const
    return canvas.keepBlock?.(id ?? -1, block)
  })
}

const stored = (path: string) => here.page.evaluate((asked) => window.opened.stored(asked) ?? '', path)
const undo = () => here.page.evaluate(() => window.opened.canvas.undo())

test('a page that came whole looks the same with a symbol, links its sheet, and keeps every other byte', async () => {
  await open()
  const before = await here.page.evaluate(looks)
  expect(before).toHaveLength(10)
  expect(await makeSymbol()).toMatchObject({ ok: true })
  await expect.poll(() => here.page.evaluate(looks)).toEqual(before)

  const now = await stored('index.html')
  const link = '<link rel="stylesheet" href="./css/symbols.css">'
  expect(now).toContain(`</style>${link}\n</head>`)
  // Another element of the page is called card.
  const mark = '<section id="card" class="card card-2" inf-symbol-id="card" inf-class-name="card-2">'
  expect(now.replace(link, '').replace(mark, '<section id="card" class="card">')).toBe(html)
  expect(await stored('theme/site.css')).toBe(sheet)

  const own = await stored('css/symbols.css')
  expect(own).toContain('url("../theme/img/a.png")')
  expect(own).toContain('url(../img/b.png)')
  expect(own).toMatch(/@media print \{\s+\.card:where\(\.card-2, \.card-2 \*\), h2:where\(/)
  expect(own).not.toMatch(/\.plain|(?:^|[\s}])(?:\.card|h2|\*) \{|inf-|:not\(|@scope/m)
  await undo()
  expect(await stored('index.html')).toBe(html)
})

test('a style given to the copy is the symbol’s: its own sheet has it, and what the page says alike goes with it', async () => {
  await open()
  await makeSymbol()
  const edit = (selector: string, className: string | null, value: string) =>
    here.page.evaluate(
      ([where, name, padding]) => {
        const { canvas } = window.opened
        canvas.select(canvas.find(where!).slice(0, 1))
        if (name) canvas.styles.selectClass(name)
        canvas.styles.edit([{ property: 'padding', value: padding! }])
        return canvas.styles.state.getState()
      },
      [selector, className, value] as const,
    )
  const paddingOf = (selector: string) =>
    here.page.evaluate((where) => {
      const { document, window: inside } = window.opened.frame()!
      return inside.getComputedStyle(document.querySelector(where)!).padding
    }, selector)

  const own = await edit('#card', null, '20px')
  expect(own.rule?.selector).toBe('.card-2')
  expect(await paddingOf('#card')).toBe('20px')
  expect(await stored('css/symbols.css')).toMatch(/\.card-2 \{\s*padding: 20px;\s*\}\s*\/\* end/)
  expect(await stored('theme/site.css')).toBe(sheet)
  await undo()

  const state = await edit('#card', 'card', '21px')
  expect(state.classes.find(({ name }) => name === 'card')?.selected).toBe(true)
  expect(state.values['padding-top']?.value ?? state.values['padding']?.value).toBe('21px')
  expect(await paddingOf('#card')).toBe('21px')
  expect(await stored('css/symbols.css')).toMatch(/^ {0,2}\.card:where\(\S+ \S+ \*\) \{\s+padding: 21px;/m)
  // The class is styled where the page says the same of it, too.
  expect(await stored('theme/site.css')).toBe(sheet.replace('padding: 4px', 'padding: 21px'))
  await undo()
  expect(await stored('theme/site.css')).toBe(sheet)

  await edit('#other', 'card', '22px')
  expect(await paddingOf('#card')).toBe('22px')
  expect(await stored('css/symbols.css')).toMatch(/padding: 22px;/)
  await undo()
  await undo()
  expect(await stored('index.html')).toBe(html)
})

test('what is no part of the symbol is styled beside what the page says of it, and not in the sheet of symbols', async () => {
  await open()
  await makeSymbol()
  await here.page.evaluate(() => {
    const { canvas } = window.opened
    const style = (where: string, selector: string | null, value: string) => {
      canvas.select(canvas.find(where).slice(0, 1))
      if (selector) canvas.styles.selectRule({ selector, states: [':focus'], atRule: null })
      canvas.styles.edit([{ property: 'padding', value }])
    }
    style('.wrap', null, '31px')
    style('#other', '.plain', '32px')
    style('#other', '.card', '33px')
  })
  const now = await stored('index.html')
  expect(await stored('theme/site.css')).toMatch(/\.wrap \{[^}]*padding: 31px/)
  expect(now).toMatch(/\.plain:focus ?\{\s*padding: ?32px/)
  expect(await stored('theme/site.css')).toMatch(/\.card:focus \{\s+padding: 33px/)
  expect(await stored('css/symbols.css')).not.toMatch(/31px|32px|\.card:focus/)
})
