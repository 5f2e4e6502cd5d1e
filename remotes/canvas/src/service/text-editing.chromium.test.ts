import { expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, frame, html, centreOf, clickOn } = here

const source = '<h1 class="title">Hello</h1>\n<p>A <b>text</b> here.</p>\n<section class="section drop"></section>\n'

test('typing changes the words that were typed and nothing else', async () => {
  const text = '<p  class=a>One <b>two</b> three</p>\n<p>Next</p>\n'
  await openWith(text)
  const { x, y } = await centreOf('b')
  await here.page.mouse.dblclick(x, y)
  await here.page.evaluate(() => window.opened.canvas.select([window.opened.canvas.find('p')[0]!]))
  await here.page.keyboard.press('Enter')
  expect(await here.page.evaluate(() => window.opened.canvas.state.getState().editingText)).toBe(true)
  await here.page.keyboard.press('End')
  await here.page.keyboard.type('!')
  await here.page.keyboard.press('Escape')
  expect(await html()).toBe('<p  class=a>One <b>two</b> three!</p>\n<p>Next</p>\n')
  await here.page.evaluate(() => window.opened.canvas.undo())
  expect(await html()).toBe(text)
})

test('what is typed is stored while it is typed: the caret stays, and all of it is one step', async () => {
  const text = '<p>One <b>two</b> three</p>\n'
  await openWith(text)
  await here.page.evaluate(() => window.opened.settings.set('enable_auto_save', true))
  await clickOn('p')
  await here.page.keyboard.press('Enter')
  await here.page.keyboard.press('End')
  const type = async (typed: string, wanted: string) => {
    await here.page.keyboard.type(typed)
    await here.page.waitForFunction(async (expected) => {
      const read = await window.opened.projects.readText('editor/pages/index.html')
      return read.ok && read.value === expected
    }, wanted)
    expect(await here.page.evaluate(() => window.opened.canvas.state.getState())).toMatchObject({
      editingText: true,
      canUndo: false,
    })
  }
  await type(' four', '<p>One <b>two</b> three four</p>\n')
  for (let step = 0; step < 5; step += 1) await here.page.keyboard.press('ArrowLeft')
  await here.page.keyboard.press('Shift+Enter')
  await type('and', '<p>One <b>two</b> three<br>and four</p>\n')
  await here.page.keyboard.press('Shift+ArrowRight')
  await here.page.keyboard.press('Control+b')
  await type('!', '<p>One <b>two</b> three<br>and<b>!</b>four</p>\n')
  await here.page.keyboard.press('Escape')
  expect(await html()).toBe('<p>One <b>two</b> three<br>and<b>!</b>four</p>\n')
  await here.page.evaluate(() => window.opened.canvas.undo())
  expect(await html()).toBe(text)
  expect(await here.page.evaluate(() => window.opened.canvas.state.getState().canUndo)).toBe(false)
})

test('a text whose focus falls to nobody is typed on; a press beside the page ends it', async () => {
  await openWith(source)
  const { x, y } = await frame().evaluate(() => document.querySelector('h1')!.getBoundingClientRect())
  const bounds = (await here.page.locator('iframe').boundingBox())!
  await here.page.mouse.dblclick(bounds.x + x + 5, bounds.y + y + 5)
  const isTyped = () => here.page.evaluate(() => window.opened.canvas.state.getState().editingText)
  expect(await isTyped()).toBe(true)
  await here.page.keyboard.press('ControlOrMeta+A')
  await here.page.keyboard.type('Still ')
  await here.page.evaluate(() => document.querySelector('iframe')!.blur())
  await here.page.waitForFunction(() => document.activeElement?.localName === 'iframe')
  await here.page.keyboard.type('here')
  expect(await isTyped()).toBe(true)
  await here.page.evaluate(() => {
    const beside = document.createElement('aside')
    beside.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 40px; height: 40px; z-index: 9'
    document.body.append(beside)
  })
  await here.page.mouse.click(1190, 790)
  await here.page.waitForFunction(() => !window.opened.canvas.state.getState().editingText)
  expect(await html()).toContain('>Still here</h1>')
})

test('bold wraps what was chosen, a line break is a line break, and no typing is no step', async () => {
  await openWith('<p>One</p>')
  await clickOn('p')
  await here.page.keyboard.press('Enter')
  await here.page.keyboard.press('Control+b')
  await here.page.keyboard.press('End')
  await here.page.keyboard.press('Shift+Enter')
  await here.page.keyboard.type('x')
  await here.page.mouse.click(600, 500)
  expect(await html()).toBe('<p><b>One<br>x</b></p>')
  await clickOn('p')
  await here.page.keyboard.press('Enter')
  await here.page.keyboard.press('Escape')
  await here.page.evaluate(() => window.opened.canvas.undo())
  expect(await html()).toBe('<p>One</p>')
})

test('un-bolding what is bold by itself takes a weight, and bold again leaves no trace', async () => {
  await openWith('<h1>Hello</h1>')
  const { x, y } = await centreOf('h1')
  await here.page.mouse.dblclick(x, y)
  const press = () => here.page.getByRole('button', { name: 'Bold' }).click()
  await here.page.keyboard.press('ControlOrMeta+A')
  await press()
  await press()
  await here.page.keyboard.press('Escape')
  expect(await html()).toBe('<h1>Hello</h1>')
  await here.page.mouse.dblclick(x, y)
  await here.page.keyboard.press('ControlOrMeta+A')
  await press()
  await here.page.keyboard.press('Escape')
  expect(await html()).toBe('<h1><span style="font-weight: normal;">Hello</span></h1>')
})
