import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, html, clickOn, frame } = here

async function enter(selector: string) {
  await clickOn(selector)
  await here.page.keyboard.press('Enter')
}

/** As an input method does: what is composed is shown, then taken. */
async function compose(shown: string, taken: string) {
  const session = await here.page.context().newCDPSession(here.page)
  await session.send('Input.imeSetComposition', {
    text: shown,
    selectionStart: shown.length,
    selectionEnd: shown.length,
  })
  await session.send('Input.insertText', { text: taken })
}

describe('an input method', () => {
  test('composes at the caret, in an item that Enter has just made', async () => {
    await openWith('<ul><li>一</li></ul>')
    await enter('li')
    await here.page.keyboard.press('End')
    await compose('に', '二')
    await here.page.keyboard.press('Enter')
    await compose('さん', '三')
    await here.page.keyboard.press('Escape')
    expect(await html()).toBe('<ul><li>一二</li><li>三</li></ul>')
  })

  test('replaces the words that are chosen and leaves the field beside them', async () => {
    await openWith('<label>Name <input name="n"></label>')
    await clickOn('label')
    await here.page.evaluate(() => window.opened.canvas.select([window.opened.canvas.find('label')[0]!]))
    await here.page.keyboard.press('Enter')
    await here.page.keyboard.press('ControlOrMeta+a')
    await compose('なまえ', '名前')
    await here.page.keyboard.press('Escape')
    expect(await html()).toBe('<label>名前<input name="n"></label>')
  })
})

describe('a text from right to left', () => {
  test('is split where the caret is, and the second half is read the same way', async () => {
    await openWith('<p dir="rtl" lang="ar">واحد اثنان</p>')
    await enter('p')
    await here.page.keyboard.press('Home')
    for (let step = 0; step < 5; step += 1) await here.page.keyboard.press('ArrowLeft')
    await here.page.keyboard.press('Enter')
    await here.page.keyboard.press('Escape')
    expect(await html()).toBe('<p dir="rtl" lang="ar">واحد </p><p dir="rtl" lang="ar">اثنان</p>')
  })
})

describe('spell check', () => {
  test('stays on in what is typed, unless the page turns it off there', async () => {
    await openWith('<p id="on">One</p><p id="off" spellcheck="false">Two</p>')
    for (const [selector, isOn] of [
      ['#on', true],
      ['#off', false],
    ] as const) {
      await enter(selector)
      expect(
        await frame()
          .locator(selector)
          .evaluate((text: HTMLElement) => text.spellcheck),
      ).toBe(isOn)
      await here.page.keyboard.press('Escape')
    }
  })
})
