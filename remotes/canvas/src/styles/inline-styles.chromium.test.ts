import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, html } = here

async function select(selector: string) {
  await here.page.evaluate((wanted) => window.opened.canvas.select(window.opened.canvas.find(wanted)), selector)
}

const state = () =>
  here.page.evaluate(() => {
    const { inline, values } = window.opened.canvas.styles.state.getState()
    return { inline, color: values['color']?.origin }
  })

const css = () => here.page.evaluate(() => window.opened.stored('global/global.css') ?? '')
const undo = () => here.page.evaluate(() => window.opened.canvas.undo())
const edit = (value: string | null, preview = false) =>
  here.page.evaluate(
    ([wanted, isPreview]) =>
      window.opened.canvas.styles.edit([{ property: 'color', value: wanted }], { preview: isPreview }),
    [value, preview] as const,
  )
const choose = () => here.page.evaluate(() => window.opened.canvas.styles.inline?.select())
const move = (scope: 'selection' | 'page') =>
  here.page.evaluate((wanted) => window.opened.canvas.styles.inline?.move(wanted), scope)

const source = `<p  class="a" STYLE='color:green;font: 12px "A"'>Pasted</p>\n<p class="a">Other</p>\n`

describe('style attributes', () => {
  test('a value of the rule that loses against one is named', async () => {
    await openWith(source)
    await select('p[style]')
    expect(await state()).toEqual({ inline: { values: 2, wins: [], edited: false }, color: 'elsewhere' })
    await edit('blue')
    expect(await state()).toEqual({ inline: { values: 2, wins: ['color'], edited: false }, color: 'overridden' })
    await here.page.evaluate(() => window.opened.canvas.styles.inline?.remove(['color']))
    expect(await html()).toBe(source.replace('color:green;', ''))
    expect(await state()).toEqual({ inline: { values: 1, wins: [], edited: false }, color: 'here' })
  })

  test('one is edited to the byte, previews and all, in one step each', async () => {
    await openWith(source)
    await select('p[style]')
    await choose()
    expect(await state()).toEqual({ inline: { values: 2, wins: [], edited: true }, color: 'here' })
    await edit('red', true)
    await edit('blue', true)
    await edit('blue')
    expect(await html()).toBe(source.replace('green', 'blue'))
    expect(await css()).toBe('')
    await undo()
    expect(await html()).toBe(source)
    await edit(null)
    expect(await html()).toBe(source.replace('color:green;', ''))
  })

  test('the first declaration makes the attribute, the last one takes it along', async () => {
    await openWith('<p>One</p>\n<p>Two</p>\n')
    await select('p')
    await choose()
    await edit('red')
    expect(await html()).toBe('<p style="color: red">One</p>\n<p style="color: red">Two</p>\n')
    await edit(null)
    expect(await html()).toBe('<p>One</p>\n<p>Two</p>\n')
  })

  test('one that cannot be read is left as it is, and that is said', async () => {
    const broken = '<p style="color: {{ x }}">One</p>\n'
    await openWith(broken)
    await select('p')
    await choose()
    await edit('red')
    expect(await html()).toBe(broken)
    expect(await here.page.evaluate(() => window.opened.toasts.shown.length)).toBe(1)
  })

  test('that of the selection moves into the class that is edited, and one undo brings it back', async () => {
    await openWith(source)
    await select('p[style]')
    expect(await move('selection')).toEqual({ ok: true, value: { elements: 1, losing: [] } })
    expect(await html()).toBe('<p  class="a">Pasted</p>\n<p class="a">Other</p>\n')
    expect(await css()).toMatch(/\.a \{\s*color: green;\s*font: 12px "A";\s*\}/)
    await undo()
    expect(await html()).toBe(source)
    expect(await css()).toBe('')
  })

  test('all of the page move into classes of their own, one for all that say the same', async () => {
    await openWith(
      '<p style="color: red">One</p>\n<p class="b" style="color: red">Two</p>\n<h2 style="top: 0">Three</h2>\n<p class="b">Four</p>\n',
    )
    expect(await here.page.evaluate(() => window.opened.canvas.styles.inline?.count())).toBe(3)
    expect(await move('page')).toEqual({ ok: true, value: { elements: 3, losing: [] } })
    const [, first, , second] =
      /<p class="([\w-]+)">One<\/p>\n<p class="(b) \1">Two<\/p>\n<h2 class="([\w-]+)">/.exec((await html()) ?? '') ?? []
    expect(second).toMatch(/^[a-z-]+$/)
    expect(await css()).toMatch(
      new RegExp(`\\.${first} \\{\\s*color: red;\\s*\\}\\s*\\.${second} \\{\\s*top: 0;\\s*\\}`),
    )
    await undo()
    expect(await here.page.evaluate(() => window.opened.canvas.styles.inline?.count())).toBe(3)
  })

  test('what another rule takes over after the move is named', async () => {
    await openWith('<style>#x { color: red }</style>\n<p id="x" style="color: green; top: 0">One</p>\n')
    await select('#x')
    expect(await move('selection')).toEqual({ ok: true, value: { elements: 1, losing: ['color'] } })
  })
})

test('an element without a style attribute gets one with its first value, and a value keeps how the rest is spelled', async () => {
  const written = '<p class="card">One</p><b style="font-family: &#39;A&#39;; top: 0">Two</b>'
  await openWith(written)
  await select('p')
  await here.page.evaluate(() => {
    const { styles } = window.opened.canvas
    styles.inline?.select()
    styles.edit([{ property: 'color', value: 'red' }])
  })
  const begun = written.replace('class="card"', 'class="card" style="color: red"')
  expect(await here.html()).toBe(begun)
  await select('b')
  await here.page.evaluate(() => {
    const { styles } = window.opened.canvas
    styles.inline?.select()
    styles.edit([{ property: 'top', value: '1px' }])
  })
  expect(await here.html()).toBe(begun.replace('top: 0', 'top: 1px'))
  await here.page.evaluate(() => {
    window.opened.canvas.undo()
    window.opened.canvas.undo()
  })
  expect(await here.html()).toBe(written)
})
