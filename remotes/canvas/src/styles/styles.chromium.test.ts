import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { openCanvas, OpenedCanvas } from '../testing/canvas-room.tsx'
import { startBench, type Bench } from '../testing/chromium.ts'
import { generatedPage, generatedSheet } from '../testing/generated-page.ts'

interface CanvasWindow {
  room: { openCanvas: typeof openCanvas }
  opened: OpenedCanvas
  ready?: boolean
}
declare const window: CanvasWindow

let bench: Bench
let page: Page

beforeAll(async () => {
  bench = await startBench(join(import.meta.dirname, '../testing/canvas-room.tsx'))
  page = await bench.browser.newPage({ viewport: { width: 1200, height: 800 } })
  await page.goto(bench.origin)
  await page.waitForFunction(() => window.ready)
  await page.evaluate(() => {
    window.opened = window.room.openCanvas()
  })
})
afterAll(() => bench.close())

test('a page of its own, its sheets in chunks: one edit reads one chunk anew, and the file differs in one place', async () => {
  const sheet = generatedSheet(5000)
  const html = generatedPage(10_000).replace('</head>', '<link rel="stylesheet" href="css/site.css"></head>')
  await page.evaluate((files) => window.opened.open(files, 'index.html'), { 'index.html': html, 'css/site.css': sheet })
  const styles = () => page.evaluate(() => window.opened.frame()?.document.querySelectorAll('link > style').length)
  const count = await styles()
  expect(count).toBeGreaterThan(50)
  const report = await page.evaluate(async () => {
    const { canvas, frame } = window.opened
    const [id] = canvas.find('#s3 .c-2 p')
    canvas.select([id!])
    canvas.styles.addClass('rule-77')
    const before = new Set(frame()?.document.querySelectorAll('link > style'))
    canvas.styles.edit([{ property: 'color', value: 'red' }])
    const made = [...(frame()?.document.querySelectorAll('link > style') ?? [])].filter((style) => !before.has(style))
    const times: Record<string, number[]> = { edit: [], layout: [], read: [] }
    for (let round = 0; round < 15; round += 1) {
      const start = performance.now()
      canvas.styles.edit([{ property: 'font-size', value: `${12 + round}px` }], { preview: round % 3 > 0 })
      const edited = performance.now()
      void frame()?.document.body.offsetHeight
      const laid = performance.now()
      canvas.styles.state.getState()
      times['edit']?.push(edited - start)
      times['layout']?.push(laid - edited)
      times['read']?.push(performance.now() - laid)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    canvas.styles.endPreview()
    return {
      made: made.length,
      times: Object.fromEntries(
        Object.entries(times).map(([name, values]) => [name, values.toSorted((a, b) => a - b)[7]]),
      ),
      worst: Object.fromEntries(Object.entries(times).map(([name, values]) => [name, Math.max(...values)])),
    }
  })
  console.warn('10,000 elements, 5,000 rules, ms', report.times, 'worst', report.worst)
  expect(report.made).toBeLessThanOrEqual(2)
  expect(await styles()).toBe(count)
  const stored = await page.evaluate(() => window.opened.stored('css/site.css'))
  const changed = stored?.split('\n').filter((line, index) => line !== sheet.split('\n')[index]) ?? []
  expect(changed.length).toBeLessThan(stored?.split('\n').length ?? 0)
  expect(stored).toContain('.rule-77')
})
