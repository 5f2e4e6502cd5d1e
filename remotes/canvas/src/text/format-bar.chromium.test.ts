import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, html, clickOn, frame } = here

/** Into the text with all of it chosen. */
async function enter(selector: string) {
  await clickOn(selector)
  await here.page.keyboard.press('Enter')
}

async function press(...keys: string[]) {
  for (const key of keys) await here.page.keyboard.press(key)
}

const bar = () => here.page.getByRole('toolbar', { name: 'Text format' })
const tool = (name: string) => bar().getByRole('button', { name, exact: true })

describe('the format bar', () => {
  test('makes a link by keys alone: a page that is chosen, in a new tab, then no link again', async () => {
    await openWith('<p id="here">One two</p>')
    await enter('p')
    await press('Control+k')
    await here.page.keyboard.type('ind')
    await press('ArrowDown', 'Enter')
    await press('Escape')
    expect(await html()).toBe('<p id="here"><a href="./index.html">One two</a></p>')
    await enter('p')
    await press('Control+k')
    await here.page.getByLabel('Link address').fill('example@site.org')
    await here.page.getByLabel('Open in a new tab').check()
    await here.page.getByRole('button', { name: 'Set link' }).click()
    await press('Escape')
    expect(await html()).toBe(
      '<p id="here"><a href="mailto:example@site.org" target="_blank" rel="noopener">One two</a></p>',
    )
    await here.page.evaluate(() => window.opened.canvas.undo())
    expect(await html()).toBe('<p id="here"><a href="./index.html">One two</a></p>')
    await enter('p')
    await press('Control+k')
    await here.page.getByRole('button', { name: 'Remove link' }).click()
    await press('Escape')
    expect(await html()).toBe('<p id="here">One two</p>')
  })

  test('is reached by Alt+F10, walked by arrows, and left by Escape into the text', async () => {
    await openWith('<p>One</p>')
    await enter('p')
    await press('Alt+F10')
    const focused = () => here.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(await focused()).toBe('Paragraph or heading')
    await press('ArrowRight')
    expect(await focused()).toBe('Bold (Ctrl+B)')
    await press('Enter', 'Escape')
    await here.page.keyboard.type('Two')
    await press('Escape')
    expect(await html()).toBe('<p><b>Two</b></p>')
  })

  test('makes headings, lists, code and colours, each one step, and the words stay chosen', async () => {
    const source = '<p class="a">One</p>'
    await openWith(source)
    await enter('p')
    await bar().getByLabel('Paragraph or heading').selectOption('Heading 3')
    expect(await html()).toBe('<h3 class="a">One</h3>')
    await tool('Numbered list').click()
    expect(await html()).toBe('<ol>\n  <li class="a">One</li>\n</ol>')
    await tool('Code').click()
    expect(await html()).toBe('<ol>\n  <li class="a"><code>One</code></li>\n</ol>')
    await tool('Text colour').click()
    await here.page.getByLabel('Colour', { exact: true }).fill('no colour')
    await press('Enter')
    expect(await here.page.getByRole('alert').textContent()).toContain('no colour of CSS')
    await here.page.getByLabel('Colour', { exact: true }).fill('rgb(255, 0, 0)')
    await here.page.getByLabel('Inline style').check()
    await here.page.getByRole('button', { name: 'Set colour' }).click()
    expect(await html()).toBe('<ol>\n  <li class="a" style="color: rgb(255, 0, 0)"><code>One</code></li>\n</ol>')
    await tool('Align').click()
    await here.page.getByRole('button', { name: 'Centre' }).click()
    expect(
      await frame()
        .locator('li')
        .evaluate((item) => getComputedStyle(item).textAlign),
    ).toBe('center')
    expect(await frame().evaluate(() => getSelection()?.toString())).toBe('One')
    for (let step = 0; step < 5; step += 1) await press('Control+z')
    expect(await html()).toBe(source)
    expect(await here.page.evaluate(() => window.opened.canvas.state.getState().canUndo)).toBe(false)
  })

  test('takes every format away, also those that the browser made just now', async () => {
    await openWith('<p>One <b>two</b></p>')
    await enter('p')
    await press('Control+i')
    await tool('Superscript').click()
    await tool('Clear formatting').click()
    await press('Escape')
    expect(await html()).toBe('<p>One two</p>')
  })
})
