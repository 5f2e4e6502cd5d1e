import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, html, frame, clickOn } = here

const source =
  '<svg viewBox="0 0 300 80" width="300">\n<text x="10" y="30">\n    Sales\n    <tspan class="year" fill="red">2024</tspan> &amp; more\n  </text>\n<rect width="9" height="9" />\n</svg>'

const field = () => here.page.getByLabel('Text of the drawing')

async function enter(selector: string) {
  await clickOn(selector)
  await here.page.keyboard.press('Enter')
  await field().waitFor()
}

describe('text of a drawing', () => {
  test('is typed in a field, drawn with each key, and one step that keeps every other byte', async () => {
    await openWith(source)
    await enter('.year')
    expect(await field().inputValue()).toBe('2024')
    await here.page.keyboard.type('2025')
    await expect.poll(() => frame().locator('.year').textContent()).toBe('2025')
    await here.page.keyboard.press('Enter')
    await expect.poll(html).toBe(source.replace('2024', '2025'))
    await here.page.evaluate(() => window.opened.canvas.undo())
    expect(await html()).toBe(source)
    expect(await frame().locator('.year').textContent()).toBe('2024')
  })

  test('keeps the white space around its words; Escape keeps what was typed, as in any text', async () => {
    await openWith(source)
    await here.page.evaluate(() => window.opened.canvas.select(window.opened.canvas.find('text')))
    await here.page.evaluate(() => window.opened.canvas.focus!())
    await here.page.keyboard.press('Enter')
    await field().waitFor()
    expect(await field().inputValue()).toBe('Sales')
    await here.page.keyboard.type('a < b')
    await here.page.keyboard.press('Escape')
    await expect.poll(html).toBe(source.replace('Sales', 'a &lt; b'))
    await expect.poll(() => field().count()).toBe(0)
  })

  test('that nobody changes is no step, and a press on the page ends it', async () => {
    await openWith(`${source}<p>Other</p>`)
    await enter('.year')
    await clickOn('p')
    await expect.poll(() => field().count()).toBe(0)
    expect(await here.page.evaluate(() => window.opened.canvas.state.getState().canUndo)).toBe(false)
    expect(await here.selectedTag()).toBe('p')
  })

  test('that is being typed is part of a save', async () => {
    await openWith(source)
    await enter('.year')
    await here.page.keyboard.type('1999')
    await here.page.evaluate(() => window.opened.canvas.save())
    expect(await html()).toContain('1999')
  })
})
