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

  test('onto the words of a link goes beside it', async () => {
    await openWith('<nav><a href="#">One</a></nav>')
    const { x, y } = await centreOf('a')
    await drag('link', { x: x + 4, y })
    expect(await html()).toMatch(/^<nav><a href="#">One<\/a><a [^>]*>Insert your link here<\/a><\/nav>$/)
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
