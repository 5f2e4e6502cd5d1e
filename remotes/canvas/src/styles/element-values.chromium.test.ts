import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow & { heard: string[] }

const here = canvasForEach()

/** What a panel that is open hears of the height of the selected element. */
async function listen(selector: string) {
  await here.page.evaluate((wanted) => {
    const { canvas } = window.opened
    const { styles } = canvas
    canvas.select([canvas.find(wanted)[0]!])
    window.heard = [styles.computed('height')]
    styles.state.subscribe(() => window.heard.push(styles.computed('height')))
  }, selector)
}

const heard = () => here.page.evaluate(() => window.heard)
/** As the browser tells it now. */
const actual = (selector: string) =>
  here.page.evaluate((wanted) => {
    const { document, window: view } = window.opened.frame()!
    return view.getComputedStyle(document.querySelector(wanted)!).height
  }, selector)

async function pictures(count: number) {
  await here.page.evaluate(async (wanted) => {
    for (let at = 0; at < wanted; at += 1) await new Promise(requestAnimationFrame)
  }, count)
}

describe('computed values', () => {
  test('those of an element are told anew while text is typed into it', async () => {
    await here.openWith('<p>One</p>\n')
    await here.page.evaluate(() => {
      const { canvas } = window.opened
      canvas.select([canvas.find('p')[0]!])
      canvas.styles.edit([{ property: 'width', value: '4ch' }])
    })
    await listen('p')
    const [before] = await heard()
    await here.clickOn('p')
    await here.page.keyboard.press('Enter')
    await here.page.keyboard.press('End')
    await here.page.keyboard.type(' two three four')
    await expect.poll(async () => (await heard()).at(-1) === (await actual('p'))).toBe(true)
    expect(await heard()).not.toEqual([before])
    expect(Number.parseFloat((await heard()).at(-1) ?? '')).toBeGreaterThan(Number.parseFloat(before ?? ''))
  })

  test('those of an element are told anew when something in it arrives late', async () => {
    await here.openWith('<section><img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></section>\n')
    await listen('section')
    await here.page.evaluate(() => {
      window.opened.frame()!.document.querySelector('img')!.style.height = '200px'
    })
    await expect.poll(async () => Number.parseFloat((await heard()).at(-1) ?? '')).toBeGreaterThanOrEqual(200)
  })

  test('nothing is told while nothing changes', async () => {
    await here.openWith('<p>One</p>\n')
    await listen('p')
    await pictures(10)
    const { length } = await heard()
    await pictures(30)
    expect(await heard()).toHaveLength(length)
  })
})
