import { expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'
import { card } from '../testing/card-symbol.ts'

declare const window: CanvasWindow

const here = canvasForEach()

const marks = 'inf-symbol-id="card" '
const content = `<section ${marks}class="inf-aaaaa" inf-class-name="inf-aaaaa"><h1 class="title inf-bbbbb" inf-class-name="inf-bbbbb">One</h1></section>`
const style = `.title:not(html):where(.inf-aaaaa, .inf-aaaaa *) { padding: 1px }
.inf-bbbbb:not(html) { margin: 1px }`
const page = '.title { padding: 2px; margin: 2px }\n'

async function open(html = `${content}<p class="title note">Out</p>`, own = style) {
  const files = {
    'editor/pages/index.html': html,
    'css/index.css': page,
    'css/symbols.css': `/* card */\n${own}\n/* end card */\n`,
    'editor/symbols/card/card.html': content,
    'editor/symbols/card/card.css': own,
  }
  await here.page.evaluate(([given, known]) => window.opened.open(given, null, { symbols: known, blocks: known }), [
    files,
    { card },
  ] as const)
}

/** Selects it, chooses one of its classes, and says how it is styled by that. */
async function edit(selector: string, className: string | null, property: string, value: string) {
  return here.page.evaluate(
    ([where, name, ...edited]) => {
      const { canvas } = window.opened
      canvas.select(canvas.find(where).slice(0, 1))
      canvas.styles.selectClass(name)
      canvas.styles.edit([{ property: edited[0], value: edited[1] }])
      return canvas.styles.state.getState()
    },
    [selector, className, property, value] as const,
  )
}

const look = (selector: string, property: string) =>
  here
    .frame()
    .evaluate(([where, name]) => getComputedStyle(document.querySelector(where)!).getPropertyValue(name), [
      selector,
      property,
    ] as const)
const stored = (path: string) => here.page.evaluate((asked) => window.opened.stored(asked) ?? '', path)

test('what a symbol says wins over the page, and is what is edited', async () => {
  await open()
  expect(await look('h1', 'padding')).toBe('1px')
  expect(await look('h1', 'margin')).toBe('1px')
  await edit('h1', 'title', 'padding', '3px')
  const { rule } = await edit('h1', null, 'margin', '3px')
  expect(rule?.selector).toBe('.inf-bbbbb:not(html)')
  expect([await look('h1', 'padding'), await look('h1', 'margin')]).toEqual(['3px', '3px'])
  expect(await look('p', 'padding')).toBe('2px')
  expect(await stored('css/index.css')).toBe(page)
})

test('a class that nobody speaks of yet is the symbol’s own, and that of nobody else', async () => {
  await open(content.replace('title ', 'title note ') + '<p class="note">Out</p>')
  await edit('h1', 'note', 'padding', '4px')
  expect(await look('h1', 'padding')).toBe('4px')
  expect(await look('p', 'padding')).not.toBe('4px')
  expect(await stored('css/symbols.css')).toContain('.note:not(html):where(.inf-aaaaa, .inf-aaaaa *) {\n  padding: 4px')
})

test('so is a selector that somebody types; what a page says stays to be picked', async () => {
  await open()
  const type = (selector: string, value: string) =>
    here.page.evaluate(
      ([typed, padding]) => {
        const { styles, select, find } = window.opened.canvas
        select(find('h1'))
        styles.selectRule({ selector: typed!, states: [], atRule: null })
        styles.edit([{ property: 'padding', value: padding! }])
      },
      [selector, value] as const,
    )
  await type('section > h1', '7px')
  expect(await look('h1', 'padding')).toBe('1px')
  expect(await stored('css/symbols.css')).toContain('section > h1:not(html):where(.inf-aaaaa, .inf-aaaaa *) {')
  await type('.title', '8px')
  expect(await look('p', 'padding')).toBe('8px')
})

test('what once was in a symbol is styled by what it kept of it', async () => {
  await open(`${content.replace(marks, '')}<h2 class="inf-bbbbb" inf-class-name="inf-bbbbb">Moved out</h2>`)
  await edit('h1', 'title', 'padding', '5px')
  await edit('h2', null, 'margin', '5px')
  expect(await look('h1', 'padding')).toBe('5px')
  expect(await look('h2', 'margin')).toBe('5px')
  expect(await stored('css/index.css')).toBe(page)
})

test('a symbol that says nothing of its weight yet is edited where it stands', async () => {
  await open(undefined, '.inf-bbbbb { color: red }')
  await edit('h1', null, 'color', 'rgb(6, 6, 6)')
  expect(await look('h1', 'color')).toBe('rgb(6, 6, 6)')
  expect(await stored('css/symbols.css')).toContain('.inf-bbbbb { color: rgb(6, 6, 6) }')
})

test('a template is styled by what its element was, and styles nothing else of the pages that have its sheet', async () => {
  const css = '.title { padding: 2px }\n.inf-bbbbb { margin: 2px }\n'
  const files = { 'editor/pages/index.html': '<h1 class="title inf-bbbbb">One</h1>', 'css/index.css': css }
  await here.page.evaluate((given) => window.opened.open(given), files)
  await here.page.evaluate(async () => {
    const { find, keepBlock } = window.opened.canvas
    await keepBlock?.(find('h1')[0] ?? -1, { type: 'template', name: 'Title', category: '', media: '' })
  })
  expect(await here.html()).toMatch(/^<h1 class="title inf-bbbbb" inf-template-id="[\w-]+">One<\/h1>$/)
  expect(await stored('css/index.css')).toBe(css)
  const sheet = await stored('css/templates.css')
  const [, owner = ''] = /\.title:where\(\.(inf-\w{5}), \.\1 \*\) \{\s*padding: 2px/.exec(sheet) ?? []
  expect(owner).not.toBe('')
  expect(sheet).toMatch(/^\.inf-bbbbb \{\s*margin: 2px/m)
  const made = await here.page.evaluate(() =>
    Object.values(window.opened.canvas.record.getState().project?.blocks ?? {}),
  )
  expect(await stored(made[0]?.pathes?.content ?? '')).toContain(`class="title inf-bbbbb ${owner}"`)
})
