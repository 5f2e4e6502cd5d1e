import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { openCanvas, OpenedCanvas } from '../testing/canvas-fixture.tsx'
import { startBench, type Bench } from '../testing/chromium.ts'
import { scriptVectors } from '../testing/script-vectors.ts'

interface CanvasWindow {
  fixture: { openCanvas: typeof openCanvas }
  opened: OpenedCanvas
  ready?: boolean
  fired: number[]
}
declare const window: CanvasWindow

const vectors = scriptVectors()
let bench: Bench
let page: Page

beforeAll(async () => {
  bench = await startBench(join(import.meta.dirname, '../testing/canvas-fixture.tsx'))
  page = await bench.browser.newPage({ viewport: { width: 1200, height: 800 } })
  await page.route('**', (route) => (route.request().url().startsWith(bench.origin) ? route.continue() : route.abort()))
  await page.goto(bench.origin)
  await page.waitForFunction(() => window.ready)
  await page.evaluate(() => {
    window.fired = []
    window.opened = window.fixture.openCanvas()
  })
})
afterAll(() => bench.close())

/** Presses everything a vector wants pressed, and lets a few pictures pass for whatever fires by itself. */
async function provoke(): Promise<void> {
  for (const frame of page.frames().slice(1)) {
    const boxes = await frame.locator('.click').all()
    for (const box of boxes.slice(0, 3))
      await box.click({ force: true, timeout: 300, noWaitAfter: true }).catch(() => undefined)
  }
  await page.evaluate(async () => {
    for (let picture = 0; picture < 4; picture += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

test('the vectors are alive: many of them run in a frame without walls', async () => {
  bench.serve('/all.html', vectors.filter((vector) => !/frameset|refresh|<base|xmp/.test(vector)).join('\n'))
  await page.evaluate(async () => {
    const frame = document.createElement('iframe')
    frame.id = 'open'
    frame.src = '/all.html'
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
  })
  await provoke()
  const fired = await page.evaluate(() => {
    document.getElementById('open')?.remove()
    return new Set(window.fired.splice(0)).size
  })
  expect(fired).toBeGreaterThan(20)
})

test.each(vectors.map((vector, index) => [index, vector] as const))(
  'vector %i does not run: %s',
  async (_index, vector) => {
    await page.evaluate((html) => window.opened.open({ 'editor/pages/index.html': html }), vector)
    await provoke()
    expect(await page.evaluate(() => window.fired.splice(0))).toEqual([])
    expect(page.url()).toBe(`${bench.origin}/`)
  },
)

test('pasted, a vector does not run and leaves no handler in the page', async () => {
  await page.evaluate(() => window.opened.open({ 'editor/pages/index.html': '<p>x</p>' }))
  for (const vector of vectors) {
    await page.evaluate((html) => {
      const data = new DataTransfer()
      data.setData('text/html', html)
      const target = window.opened.frame()?.document
      target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }, vector)
  }
  await provoke()
  expect(await page.evaluate(() => window.fired.splice(0))).toEqual([])
  const html = await page.evaluate(() => window.opened.stored('editor/pages/index.html'))
  expect(html).not.toMatch(/<script|\son[a-z]+\s*=\s*"top|srcdoc/i)
})
