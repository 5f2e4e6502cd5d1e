import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBench, type Bench } from '../testing/chromium.ts'
import type { openCanvas, OpenedCanvas } from '../testing/canvas-room.tsx'

interface CanvasWindow {
  room: { openCanvas: typeof openCanvas }
  opened: OpenedCanvas
  ready?: boolean
  ran?: boolean
}
declare const window: CanvasWindow

let bench: Bench
let page: Page

beforeAll(async () => {
  bench = await startBench(join(import.meta.dirname, '../testing/canvas-room.tsx'))
})
afterAll(() => bench.close())

beforeEach(async () => {
  page = await bench.browser.newPage({ viewport: { width: 1200, height: 800 } })
  await page.goto(bench.origin)
  await page.waitForFunction(() => window.ready)
  await page.evaluate(() => {
    window.opened = window.room.openCanvas()
  })
})

const source = `<h1>Hello</h1>
<img src="assets/a.png"><img src="assets/b.png">
<p style="color:#ddd;background:#fff">Hardly seen</p>
<p id="axe">A name that axe uses</p>
<script>parent.ran = true</script>
<a href="#" onfocus="parent.ran = true"></a>
`

test('names the elements of each rule, runs nothing of the page and leaves nothing in it', async () => {
  await page.evaluate((text) => window.opened.open({ 'editor/pages/index.html': text }), source)
  const drawn = () => page.frames()[1]?.evaluate(() => document.documentElement.outerHTML)
  const before = await drawn()
  const told = await page.evaluate(async () => {
    const { canvas } = window.opened
    // The second one waits for the first.
    const [, outcome] = await Promise.all([canvas.audit?.(), canvas.audit?.()])
    if (!outcome?.ok) throw new Error(JSON.stringify(outcome))
    const tags = (ids: readonly number[]) => ids.map((id) => canvas.layer(id)?.tag)
    return outcome.value.findings.map(({ rule, impact, nodes }) => [rule, impact, tags(nodes)])
  })
  expect(told).toEqual([
    ['color-contrast', 'serious', ['p']],
    ['image-alt', 'critical', ['img', 'img']],
    ['link-name', 'serious', ['a']],
  ])
  expect(await drawn()).toBe(before)
  expect(await page.evaluate(() => [window.opened.stored('editor/pages/index.html'), window.ran])).toEqual([
    source,
    undefined,
  ])
})
