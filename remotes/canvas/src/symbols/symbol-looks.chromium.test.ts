import { expect, test } from 'vitest'
import { planPlainSymbols } from '@pergola/site/symbols'
import { createProject } from '@pergola/site/project'
import { card } from '../testing/card-symbol.ts'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()

const css = `.dark .card { outline: 1px solid rgb(1, 1, 1) }
.card { padding: 4px; color: rgb(2, 2, 2) }
.card h2 { letter-spacing: 1px }
.title { color: rgb(3, 3, 3); margin: 3px }
.card .card__text { margin: 5px !important }
h2 { text-transform: uppercase; color: rgb(9, 9, 9) }
.card__title { color: rgb(4, 4, 4) }
.card:hover { padding: 5px }
.card::before { content: "x"; color: rgb(4, 4, 4) }
@media (min-width: 10px) { .card, .x { opacity: 0.5 } }
@media (max-width: 10px) { .title { outline: 9px solid } }
@container (min-width: 1px) { .card__text { opacity: 0.5 } }
`
const html = `<div class="dark"><section class="card"><h2 class="title card__title">T</h2><p class="card__text">P</p></section></div>
<p class="title">Out</p><h2>Other</h2>`

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

const stored = (path: string) => here.page.evaluate((asked) => window.opened.stored(asked) ?? '', path)

async function open(files: Readonly<Record<string, string>>) {
  await here.page.evaluate((given) => {
    // The other page that the project has is empty.
    Object.assign(window.opened.projects, { siteClasses: async () => ({ ok: true, value: [] }) })
    return window.opened.open(given)
  }, files)
}

async function makeSymbol(selector: string, name = 'Card') {
  const made = await here.page.evaluate(
    async ([where, label]) => {
      const { canvas } = window.opened
      const block = { type: 'symbol', name: label!, category: '', media: '' } as const
      return canvas.keepBlock?.(canvas.find(where!)[0] ?? -1, block)
    },
    [selector, name] as const,
  )
  expect(made).toMatchObject({ ok: true })
}

test('on a composed page nothing looks another way, and the rules read as a person writes them', async () => {
  await open({ 'editor/pages/index.html': html, 'css/index.css': css, 'global/global.css': 'h2 { color: red }' })
  const before = await here.page.evaluate(looks)
  await makeSymbol('.card')
  await expect.poll(() => here.page.evaluate(looks)).toEqual(before)
  const [markup, own, page] = [await here.html(), await stored('css/symbols.css'), await stored('css/index.css')]
  expect(markup).toContain('<section class="card" inf-symbol-id="card" inf-class-name="card">')
  expect(own).toMatch(/^\/\* card \*\/\n@scope \(html\) \{\n/)
  expect(own).toMatch(/^ {2}\.card \{\n {4}padding: 4px;/m)
  expect(own).toMatch(/^ {2}\.card__title \{\n {4}color: rgb\(4, 4, 4\);/m)
  expect(own).toMatch(/^ {2}\.title:where\(\.card, \.card \*\) \{/m)
  expect(own + (markup ?? '').replaceAll(/inf-(?:symbol-id|class-name)/g, '')).not.toMatch(/:not\(|inf-/)
  // What is the symbol's alone has moved, what others have stays.
  expect(page).not.toMatch(/\.card(?:__title)? \{/)
  expect(page).toMatch(/^\.title \{ color: rgb\(3, 3, 3\)/m)
  await here.page.evaluate(() => window.opened.canvas.undo())
  expect([await here.html(), await stored('css/index.css')]).toEqual([html, css])
})

test('what nothing else on the site has reads as it did, without more', async () => {
  await open({ 'editor/pages/index.html': '<a class="buy">Buy</a>', 'css/index.css': '.buy {\n  color: red;\n}\n' })
  await makeSymbol('a', 'Button')
  expect(await stored('css/symbols.css')).toBe('/* button */\n.buy {\n  color: red;\n}\n/* end button */\n')
  expect(await stored('css/index.css')).not.toContain('.buy')
  expect(await here.html()).toBe('<a class="buy" inf-symbol-id="button" inf-class-name="buy">Buy</a>')
})

test('new styles of a symbol are named after it, whatever page they are made on', async () => {
  await open({ 'editor/pages/index.html': '<section><h2>T</h2></section>', 'css/index.css': '' })
  await makeSymbol('section')
  await here.page.evaluate(() => {
    const { canvas } = window.opened
    for (const where of ['section', 'h2']) {
      canvas.select(canvas.find(where).slice(0, 1))
      canvas.styles.edit([{ property: 'color', value: 'rgb(5, 5, 5)' }])
    }
    canvas.styles.setStates([':hover'])
    canvas.styles.edit([{ property: 'color', value: 'rgb(6, 6, 6)' }])
  })
  expect(await here.html()).toMatch(/^<section [^>]*class="card"[^>]*><h2 class="card__heading">T<\/h2>/)
  const own = await stored('css/symbols.css')
  expect(own.match(/^\S.* \{$/gm)).toEqual(['.card {', '.card__heading {', '.card__heading:hover {'])
})

const a = 'inf-aaaaa'
const b = 'inf-bbbbb'
const heavy = (selector: string) => `${selector}:not(html):where(.${a}, .${a} *)`
const oldContent = `<section inf-symbol-id="card" class="box ${a}" inf-class-name="${a}"><h2 class="title ${b}" inf-class-name="${b}">T</h2><p class="note">P</p></section>`
const oldStyle = `.${a}:not(html) { color: rgb(1, 2, 3) }
${heavy('.dark .box')} { padding: 1px }
${heavy('.title')} { padding: 1px; color: rgb(1, 1, 1) }
${heavy('*')} { border: 2px solid rgb(3, 3, 3) }
.${b}:not(html) { margin: 1px }
.${b}:not(html)::before { content: "x"; color: rgb(2, 1, 1) }
@media (min-width: 10px) { ${heavy('p')} { opacity: 0.5 } }
@supports (display: grid) { ${heavy('.box > .title')} { display: grid } }`
const oldFiles: Readonly<Record<string, string>> = {
  'editor/pages/index.html': `<main class="dark">${oldContent}<p class="title note">Out</p>${oldContent}</main>`,
  'css/index.css': '.title { padding: 9px } .note { color: blue } * { border-color: green } .box { color: red }',
  'global/global.css': '.title { padding: 8px; letter-spacing: 1px } p { opacity: 0.9 } .dark .note { color: teal }',
  'css/symbols.css': `/* card */\n${oldStyle}\n/* end card */\n`,
  'editor/symbols/card/card.html': oldContent,
  'editor/symbols/card/card.css': oldStyle,
}

test('symbols of before are written plainly, and no element looks another way', async () => {
  const known = { symbols: { card }, blocks: { card } }
  const openWith = (files: Readonly<Record<string, string>>) =>
    here.page.evaluate(([given, records]) => window.opened.open(given, null, records), [files, known] as const)
  await openWith(oldFiles)
  const before = await here.page.evaluate(looks)
  const picture = await here.page.screenshot()
  const { project } = createProject({ name: 'Site', ids: () => 'id' })
  const read = async (path: string) => oldFiles[path] ?? null
  const plan = await planPlainSymbols({ project: { ...project, ...known }, files: Object.keys(oldFiles), read })
  const texts = Object.entries(plan.change.files).flatMap(([path, text]) =>
    typeof text === 'string' ? [[path, text] as const] : [],
  )
  const now: Record<string, string> = { ...oldFiles, ...Object.fromEntries(texts) }
  const [sheet = '', markup = ''] = [now['css/symbols.css'], now['editor/pages/index.html']]
  expect(sheet + markup.replaceAll(/inf-(?:symbol-id|class-name)/g, '')).not.toMatch(/inf-|:not\(/)
  await openWith(now)
  await expect.poll(() => here.page.evaluate(looks)).toEqual(before)
  expect((await here.page.screenshot()).equals(picture)).toBe(true)
})
