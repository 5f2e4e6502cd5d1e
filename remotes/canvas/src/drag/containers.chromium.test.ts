import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, html, centreOf, frame } = here

async function drag(block: string, to: { x: number; y: number }) {
  await here.page.mouse.move(5, 790)
  await here.page.mouse.down()
  await here.page.evaluate((id) => window.opened.canvas.startBlockDrag(id, { pointerId: 1, x: 5, y: 790 }), block)
  await here.page.mouse.move(to.x, to.y, { steps: 4 })
  await here.page.mouse.up()
}

async function rightOf(selector: string) {
  const box = await frame().locator(selector).boundingBox()
  if (!box) throw new Error(`no box for ${selector}`)
  return { x: box.x + box.width - 40, y: box.y + box.height / 2 }
}

describe('a drop', () => {
  test('goes into a menu, a list item and a row that hold links, buttons and pictures', async () => {
    await openWith(
      '<nav><a href="#">One</a></nav>\n<div id="row"><button>Go</button></div>\n' +
        '<ul><li><a href="#">Item</a></li></ul>\n<div id="grid" style="display:grid;padding:12px">Text</div>\n',
    )
    for (const target of ['nav', '#row', 'li', '#grid']) await drag('image', await rightOf(target))
    const parents = await frame().evaluate(() =>
      [...document.querySelectorAll('img')].map(({ parentElement }) => parentElement?.id || parentElement?.localName),
    )
    expect(parents).toEqual(['nav', 'row', 'li', 'grid'])
  })

  test.each([1, 0.5])('near the edge of a card in a row comes between the cards, at a zoom of %d', async (zoom) => {
    const card = (id: string) => `<section id="${id}" style="width:200px;height:200px"><h2>Title</h2></section>`
    const order = () => frame().evaluate(() => [...document.querySelectorAll('#row > *')].map(({ id }) => id))
    await openWith(`<div id="row" style="display:flex">${card('a')}${card('b')}</div>`)
    await here.page.evaluate((value) => window.opened.canvas.setZoom(value), zoom)
    const [first, second] = [(await frame().locator('#a').boundingBox())!, (await frame().locator('#b').boundingBox())!]
    const y = first.y + first.height / 2
    await drag('image', { x: second.x + 15, y })
    expect(await order()).toEqual(['a', '', 'b'])
    await openWith(`<div id="row" style="display:flex">${card('a')}${card('b')}</div>`)
    await here.page.evaluate((value) => window.opened.canvas.setZoom(value), zoom)
    await drag('image', { x: first.x + first.width / 2, y: first.y + 15 })
    expect(await order()).toEqual(['a', 'b'])
  })

  test('onto the words of a link goes beside it', async () => {
    await openWith('<nav><a href="#">One</a></nav>')
    const { x, y } = await centreOf('a')
    await drag('link', { x: x + 4, y })
    expect(await html()).toMatch(/^<nav><a href="#">One<\/a><a [^>]*>Insert your link here<\/a><\/nav>$/)
  })
})

describe('a container without a height', () => {
  test('has an area to drop into while something is dragged, and none before and after', async () => {
    const source = '<p>Before</p><section id="flat"></section><p>After</p>'
    await openWith(source)
    const height = () => frame().evaluate(() => document.querySelector('#flat')!.getBoundingClientRect().height)
    expect(await height()).toBe(0)
    const place = await frame().locator('p').first().boundingBox()
    await here.page.mouse.move(5, 790)
    await here.page.mouse.down()
    await here.page.evaluate(() => window.opened.canvas.startBlockDrag('text', { pointerId: 1, x: 5, y: 790 }))
    await here.page.mouse.move(place!.x + 40, place!.y, { steps: 2 })
    await expect.poll(height).toBe(40)
    const area = await centreOf('#flat')
    await here.page.mouse.move(area.x, area.y, { steps: 3 })
    await here.page.mouse.up()
    expect(await html()).toMatch(/<section id="flat">\s*<p class="p-10">Insert your text here<\/p>\s*<\/section>/)
    expect(await frame().locator('[pergola-drop-area]').count()).toBe(0)
  })
})

describe('a gap', () => {
  test.each([
    ['grid', 'display:grid;grid-template-columns:1fr 1fr 1fr;gap:60px'],
    ['flex', 'display:flex;gap:60px'],
    ['wrapped flex', 'display:flex;flex-wrap:wrap;column-gap:60px'],
  ])('of a %s drops where the pointer is', async (_kind, style) => {
    const cards = [1, 2, 3].map((number) => `<div id="c${number}" style="width:150px;height:90px">${number}</div>`)
    await openWith(`<main style="${style}">${cards.join('')}</main>`)
    const [first, second] = [await frame().locator('#c1').boundingBox(), await frame().locator('#c2').boundingBox()]
    await drag('image', { x: (first!.x + first!.width + second!.x) / 2, y: first!.y + 45 })
    const order = await frame().evaluate(() =>
      [...document.querySelector('main')!.children].map(({ localName }) => localName),
    )
    expect(order).toEqual(['div', 'img', 'div', 'div'])
  })
})

describe('a cell', () => {
  test('that is dragged into another row says beside the pointer why it stays', async () => {
    const source =
      '<table><tbody><tr><td>A</td><td id="b">B</td></tr><tr><td id="c">C</td><td>D</td></tr></tbody></table>'
    await openWith(source)
    const [from, to] = [await centreOf('#b'), await centreOf('#c')]
    await here.page.mouse.move(from.x, from.y)
    await here.page.mouse.down()
    await here.page.mouse.move(to.x, to.y, { steps: 6 })
    await here.page.getByText(/^Not allowed: a cell stays in its row/).waitFor()
    await here.page.mouse.up()
    expect(await html()).toBe(source)
  })
})

describe('a paste', () => {
  test('with the copied container still selected stands beside it, and so does the next', async () => {
    await openWith('<section id="s"><p>x</p></section>')
    await here.page.evaluate(() => window.opened.canvas.select(window.opened.canvas.find('section')))
    await here.page.evaluate(() => window.opened.canvas.copy())
    for (const pasted of [2, 3]) {
      await here.page.evaluate(() => window.opened.canvas.paste())
      await expect.poll(() => frame().locator('body > section').count()).toBe(pasted)
    }
    expect(await frame().locator('section section').count()).toBe(0)
    expect(await frame().evaluate(() => [...document.querySelectorAll('section')].map(({ id }) => id))).toEqual([
      's',
      's-2',
      's-3',
    ])
  })
})

describe('a double click', () => {
  test('edits the link that is pressed and none beside it', async () => {
    const source = '<nav><a href="#1">One</a> <a href="#2">Two</a></nav>\n<p>Read <a href="#3">more</a></p>\n'
    await openWith(source)
    const { x, y } = await centreOf('a[href="#2"]')
    await here.page.mouse.dblclick(x, y)
    await here.page.keyboard.press('Control+a')
    await here.page.keyboard.type('Second')
    await here.page.keyboard.press('Escape')
    expect(await html()).toBe(source.replace('Two', 'Second'))
  })

  test('on a link in running text edits the text around it', async () => {
    await openWith('<p>Read <a href="#3">more</a></p>')
    const { x, y } = await centreOf('a')
    await here.page.mouse.dblclick(x, y)
    await here.page.keyboard.press('Home')
    await here.page.keyboard.type('Please: ')
    await here.page.keyboard.press('Escape')
    expect(await html()).toBe('<p>Please: Read <a href="#3">more</a></p>')
  })
})

test('fields below each other do not touch, in a column and in lines of text', async () => {
  const fields = '<input class="inf-input"><br><input class="inf-input">'
  for (const display of ['flex;flex-direction:column', 'block']) {
    await openWith(`<form style="display:${display}">${fields}</form>`)
    const apart = await frame().evaluate(() => {
      const [first, second] = [...document.querySelectorAll('input')].map((field) => field.getBoundingClientRect())
      return second!.top - first!.bottom
    })
    expect(apart).toBeGreaterThanOrEqual(8)
  }
})
