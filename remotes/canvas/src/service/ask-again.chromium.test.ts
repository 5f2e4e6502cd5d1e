import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { openCanvas, OpenedCanvas } from '../testing/canvas-fixture.tsx'
import { startBench, type Bench } from '../testing/chromium.ts'

interface CanvasWindow {
  fixture: { openCanvas: typeof openCanvas }
  opened: OpenedCanvas
  ready?: boolean
}
declare const window: CanvasWindow

const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/abeezee/files/abeezee-latin-400-normal.woff2'),
)
const source = `<style>
@font-face { font-family: "There"; src: url("/there.woff2") }
@media all { @font-face { font-family: "Missing one"; src: url("/missing.woff2") format("woff2") } }
</style><h1 style="font-family: There">Hello</h1><p style="font-family: 'Missing one'">Words</p>`

let bench: Bench
beforeAll(async () => {
  bench = await startBench(join(import.meta.dirname, '../testing/canvas-fixture.tsx'))
})
afterAll(() => bench.close())

test('a font that could not be had before the service worker came is asked for again, one that is there is not', async () => {
  const page = await bench.browser.newPage()
  const asked: string[] = []
  let isServed = false
  await page.route(/woff2$/, (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    return pathname === '/there.woff2' || isServed ? route.fulfill({ body: font }) : route.fulfill({ status: 404 })
  })
  await page.goto(bench.origin)
  await page.waitForFunction(() => window.ready)
  await page.evaluate(async (text) => {
    window.opened = window.fixture.openCanvas()
    await window.opened.open({ 'editor/pages/index.html': text })
  }, source)
  const frame = page.frames().find((each) => each !== page.mainFrame())!
  const faces = () =>
    frame.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`).toSorted())
  await expect.poll(faces).toEqual(['Missing one error', 'There loaded'])
  isServed = true
  for (const each of [page, frame]) {
    await each.evaluate(() => void navigator.serviceWorker.dispatchEvent(new Event('controllerchange')))
  }
  await expect.poll(faces).toEqual(['Missing one loaded', 'There loaded'])
  expect(asked.toSorted()).toEqual(['/missing.woff2', '/missing.woff2', '/there.woff2'])
  await page.close()
})
