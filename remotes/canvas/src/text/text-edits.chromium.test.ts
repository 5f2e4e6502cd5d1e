import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, html, frame, clickOn, selectedTag } = here

/** Into the text, with the caret at its end. */
async function enter(selector: string) {
  await clickOn(selector)
  await here.page.keyboard.press('Enter')
  await here.page.keyboard.press('End')
}

async function press(...keys: string[]) {
  for (const key of keys) await here.page.keyboard.press(key)
}

const type = (text: string) => here.page.keyboard.type(text)
const state = () => here.page.evaluate(() => window.opened.canvas.state.getState())

describe('Enter in a list', () => {
  test('makes an item, which is typed in at once, one step for each gesture', async () => {
    const source = '<ul><li>one</li><li>two</li></ul>'
    await openWith(source)
    await enter('li:first-of-type')
    await press('Enter')
    await type('between')
    expect(await selectedTag()).toBe('li')
    await press('Escape')
    expect(await html()).toBe('<ul><li>one</li><li>between</li><li>two</li></ul>')
    await here.page.evaluate(() => window.opened.canvas.undo())
    expect(await html()).toBe('<ul><li>one</li><li></li><li>two</li></ul>')
    await here.page.evaluate(() => window.opened.canvas.undo())
    expect(await html()).toBe(source)
    expect((await state()).canUndo).toBe(false)
  })

  test('on an empty item leaves the list; Tab and Shift+Tab nest and un-nest; Backspace joins', async () => {
    await openWith('<ul><li>one</li></ul>')
    await enter('li')
    await press('Enter')
    await type('two')
    await press('Tab')
    await press('Enter')
    await type('three')
    await press('Shift+Tab', 'Enter', 'Enter')
    await type('out')
    await press('Escape')
    expect(await html()).toBe('<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul><p>out</p>')
    await enter('p')
    await press('Home', 'Backspace')
    await type('+')
    await press('Home', 'Backspace')
    await type('-')
    await press('Escape')
    expect(await html()).toBe('<ul><li>one<ul><li>two-three+out</li></ul></li></ul>')
  })
})

describe('Enter in a text', () => {
  test('splits a paragraph where the caret is, and what is chosen goes', async () => {
    await openWith('<p class="a" id="k">One two</p>')
    await enter('p')
    await press('Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Enter')
    await type('three')
    await press('Shift+Enter')
    await type('four')
    await press('Escape')
    expect(await html()).toBe('<p class="a" id="k">One </p><p class="a">three<br>four</p>')
  })

  test('begins a paragraph behind a heading, with words that were typed just now', async () => {
    await openWith('<h1 class="title">Hello</h1>')
    await enter('h1')
    await type(' you')
    await press('Enter')
    await type('First')
    await press('Enter')
    await type('Second')
    await press('Escape')
    expect(await html()).toBe('<h1 class="title">Hello you</h1><p>First</p><p>Second</p>')
  })

  test('an empty paragraph can be seen while it is typed in', async () => {
    await openWith('<p>One</p>')
    await enter('p')
    await press('Enter')
    const { height } = (await frame().locator('p').nth(1).boundingBox())!
    expect(height).toBeGreaterThan(10)
  })

  test('breaks the line of a button and of a cell', async () => {
    await openWith('<button>Go</button><table><tbody><tr><td>a</td></tr></tbody></table>')
    for (const selector of ['button', 'td']) {
      await enter(selector)
      await press('Enter')
      await type('x')
      await press('Escape')
    }
    expect(await html()).toBe('<button>Go<br>x</button><table><tbody><tr><td>a<br>x</td></tr></tbody></table>')
  })
})

describe('undo while typing', () => {
  test('takes back what was typed, then the split, then what was typed before, and does it all again', async () => {
    const source = '<p>One</p>'
    await openWith(source)
    await enter('p')
    await type(' two')
    await press('Enter')
    await type('three')
    await press('Control+z')
    expect(await frame().locator('p').nth(1).textContent()).toBe('')
    await press('Control+z')
    expect(await html()).toBe('<p>One two</p>')
    expect((await state()).editingText).toBe(true)
    await press('Control+z')
    expect(await html()).toBe(source)
    expect((await state()).editingText).toBe(true)
    await press('Control+Shift+z', 'Control+y')
    expect(await html()).toBe('<p>One two</p><p></p>')
    await type('four')
    await press('Escape')
    expect(await html()).toBe('<p>One two</p><p>four</p>')
  })

  test('of a page that was edited before goes on to that edit', async () => {
    await openWith('<p>One</p>')
    await here.page.evaluate(() => window.opened.canvas.insertBlock('text'))
    await enter('p:first-of-type')
    await press('Control+z')
    expect(await html()).toBe('<p>One</p>')
    await type('!')
    await press('Escape')
    expect(await html()).toBe('<p>One!</p>')
  })
})

describe('a text that was typed', () => {
  test('leaves the focus to the page, whose keys go on, also where it is a link', async () => {
    await openWith('<a href="#">one</a><p>two</p>')
    await enter('a')
    await type('!')
    await press('Escape')
    expect(await frame().evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await press('ArrowDown')
    expect(await selectedTag()).toBe('p')
  })
})
