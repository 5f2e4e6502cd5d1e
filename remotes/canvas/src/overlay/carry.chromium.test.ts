import { describe, expect, test } from 'vitest'
import { canvasForEach } from '../testing/canvas-for-each.ts'

const here = canvasForEach()

/** Boxes in rows and columns: wherever one is dragged there is something to be in line with. */
function crowdedPage(): string {
  const places = Array.from({ length: 60 }, (_none, at) => [(at % 10) * 60, Math.floor(at / 10) * 60])
  const boxes = places.map(([left, top], at) => `<div id="b${at}" style="left:${left}px;top:${top}px"></div>`)
  const css = 'body{margin:0}div{position:absolute;width:40px;height:30px;background:#ccc}'
  return `<style>${css}</style>${boxes.join('')}`
}

/** How often the browser worked out anew which layers the window is made of, which takes longer the more a page holds. */
async function layersWhile(move: () => Promise<void>): Promise<number> {
  const browser = here.page.context().browser()!
  await browser.startTracing(here.page, { categories: ['blink', 'devtools.timeline'] })
  await move()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: { name: string }[] }
  return traceEvents.filter(({ name }) => name === 'PaintArtifactCompositor::Update').length
}

describe('a drag of a positioned element', () => {
  test('divides the window into layers anew with few of its moves', async () => {
    await here.openWith(crowdedPage())
    const { page } = here
    const { x, y } = await here.centreOf('#b11')
    await page.mouse.move(x, y)
    await page.mouse.down()
    const moveTo = async (step: number) => {
      await page.mouse.move(x + 100 + 7 * step, y + 50 + 3 * step)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    }
    for (let step = 0; step < 10; step += 1) await moveTo(step)
    await expect.poll(() => page.locator('[class*=guide]:not([hidden])').count()).toBeGreaterThan(0)
    const counted = await layersWhile(async () => {
      for (let step = 10; step < 30; step += 1) await moveTo(step)
    })
    await page.mouse.up()
    expect(counted).toBeLessThan(10)
  })
})
