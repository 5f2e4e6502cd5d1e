import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, html, frame, clickOn, selectedTag } = here

const source = '<h2>Heading one</h2>\n<p id="a">First <b>bold</b> words</p>\n<p id="b">Second words</p>\n<p>Third</p>'

/** A point before a word of the page, in pixels of the window. */
async function pointAt(selector: string, word: string) {
  const at = await frame()
    .locator(selector)
    .evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const offset = node.data.indexOf(wanted)
        if (offset < 0) continue
        const range = document.createRange()
        range.setStart(node, offset)
        range.setEnd(node, offset + 1)
        const box = range.getBoundingClientRect()
        return { x: box.left + 1, y: box.top + box.height / 2 }
      }
      throw new Error(`no ${wanted}`)
    }, word)
  const box = await here.page.locator('iframe').boundingBox()
  if (!box) throw new Error('no frame')
  return { x: box.x + at.x, y: box.y + at.y }
}

async function enter(selector: string) {
  await clickOn(selector)
  await here.page.keyboard.press('Enter')
  await frame().locator(`${selector}[contenteditable]`).waitFor()
  // All of it is chosen then, and a press on chosen words drags them.
  await here.page.keyboard.press('End')
}

async function choose(from: { x: number; y: number }, to: { x: number; y: number }) {
  const { mouse } = here.page
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await mouse.move(to.x, to.y, { steps: 4 })
  await mouse.up()
}

const chosen = () => frame().evaluate(() => String(document.getSelection()).replace(/\s+/g, ' '))

/** From "bold" of the first paragraph to "words" of the second, by the pointer. */
async function chooseTwo(page = source) {
  await openWith(page)
  await enter('#a')
  await choose(await pointAt('#a', 'bold'), await pointAt('#b', 'words'))
  await expect.poll(chosen).toBe('bold words Second ')
}

async function press(...keys: string[]) {
  for (const key of keys) await here.page.keyboard.press(key)
}
const end = () => press('Escape')
const undo = () => here.page.evaluate(() => window.opened.canvas.undo())
const joined = (text: string) => source.replace(/<p id="a">[^]*Second words<\/p>/, `<p id="a">${text}</p>`)

describe('words chosen over two texts', () => {
  test('go by Delete, which joins what is left, in one step', async () => {
    await chooseTwo()
    await press('Delete')
    expect(await selectedTag()).toBe('p')
    await end()
    expect(await html()).toBe(joined('First words'))
    await undo()
    expect(await html()).toBe(source)
  })

  test('are replaced by what is typed', async () => {
    await chooseTwo()
    await here.page.keyboard.type('new ')
    await end()
    expect(await html()).toBe(joined('First new words'))
    await undo()
    expect(await html()).toBe(source)
    await here.page.evaluate(() => window.opened.canvas.redo())
    expect(await html()).toBe(joined('First new words'))
  })

  test('come back by one undo while the text is typed still', async () => {
    await chooseTwo()
    await here.page.keyboard.type('x')
    await press('ControlOrMeta+Z')
    await end()
    expect(await html()).toBe(source)
  })

  test('are split into two texts by Enter', async () => {
    await chooseTwo()
    await press('Enter')
    await here.page.keyboard.type('+')
    await end()
    expect(await html()).toBe(joined('First </p>\n<p>+words'))
  })

  test('are bold together and not any more, with no word lost', async () => {
    await chooseTwo()
    await press('ControlOrMeta+B')
    await expect
      .poll(html)
      .toBe(source.replace('<b>bold</b> words', '<b>bold words</b>').replace('Second ', '<b>Second </b>'))
    expect(await chosen()).toBe('bold words Second ')
    await press('ControlOrMeta+B')
    await expect.poll(html).toBe(source.replace('<b>bold</b>', 'bold'))
    await undo()
    await undo()
    expect(await html()).toBe(source)
  })

  test.each([
    ['words', 'text/plain', 'pasted ', 'First pasted words'],
    ['paragraphs', 'text/html', '<p>one</p><p>two</p>', 'First one</p>\n<p>twowords'],
  ])('are replaced by %s that are pasted, in one step', async (_what, type, data, result) => {
    await chooseTwo()
    await frame().evaluate(
      ([kind = '', given = '']) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(kind, given)
        document
          .querySelector('[contenteditable]')
          ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [type, data],
    )
    await end()
    expect(await html()).toBe(joined(result))
    await undo()
    expect(await html()).toBe(source)
  })

  test('are chosen by Shift and arrows, from a heading into a paragraph', async () => {
    await openWith(source)
    await enter('h2')
    await press('ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowRight')
    for (let step = 0; step < 6; step += 1) await press('Shift+ArrowRight')
    await expect.poll(chosen).toBe('e First ')
    await press('Backspace')
    await end()
    expect(await html()).toBe(
      source.replace('one</h2>\n<p id="a">First <b>bold</b> words</p>', 'on<b>bold</b> words</h2>'),
    )
  })

  test('are chosen by a press with Shift; a press without ends it at a caret', async () => {
    await openWith(source)
    await enter('#a')
    await press('Home')
    const { x, y } = await pointAt('#b', 'words')
    await here.page.keyboard.down('Shift')
    await here.page.mouse.click(x, y)
    await here.page.keyboard.up('Shift')
    await expect.poll(chosen).toBe('First bold words Second ')
    await here.page.mouse.click(x, y)
    await frame().locator('#b[contenteditable]').waitFor()
    await here.page.keyboard.type('own ')
    await end()
    expect(await html()).toBe(source.replace('Second words', 'Second own words'))
  })

  test('what was typed before stays, as a step of its own', async () => {
    await openWith(source)
    await enter('#a')
    await here.page.keyboard.type('!')
    await choose(await pointAt('#a', 'bold'), await pointAt('#b', 'words'))
    await expect.poll(chosen).toBe('bold words! Second ')
    await press('Delete')
    await end()
    expect(await html()).toBe(joined('First words'))
    await undo()
    expect(await html()).toBe(source.replace('</b> words', '</b> words!'))
  })

  test.each([
    ['a picture', '<p id="a">First bold words</p><figure><img alt=""></figure><p id="b">Second words</p>'],
    ['an icon in one of them', '<p id="a">First bold words</p><p id="b"><svg width="9"></svg>Second words</p>'],
  ])('with %s between them are left as they are, and that is said', async (_what, page) => {
    await openWith(page)
    await enter('#a')
    await choose(await pointAt('#a', 'bold'), await pointAt('#b', 'words'))
    await expect.poll(chosen).toContain('Second')
    await press('Delete')
    await here.page.keyboard.type('x')
    await end()
    expect(await html()).toBe(page)
    const warnings = await here.page.evaluate(() => window.opened.toasts.shown.map(({ message }) => message))
    expect(warnings[0]).toMatch(/^Nothing was changed: between the chosen words/)
  })

  test('a whole list item goes with them', async () => {
    const list = '<ul>\n  <li id="a">One bold</li>\n  <li>Two</li>\n  <li id="b">Three words</li>\n</ul>'
    await openWith(list)
    await enter('#a')
    await choose(await pointAt('#a', 'bold'), await pointAt('#b', 'words'))
    await expect.poll(chosen).toContain('Two')
    await press('Delete')
    await end()
    expect(await html()).toBe('<ul>\n  <li id="a">One words</li>\n</ul>')
    await undo()
    expect(await html()).toBe(list)
  })
})
