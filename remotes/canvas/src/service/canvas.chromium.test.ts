import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { openCanvas, OpenedCanvas } from '../testing/canvas-room.tsx'
import { startBench, type Bench } from '../testing/chromium.ts'
import { generatedPage } from '../testing/generated-page.ts'

interface CanvasWindow {
  room: { openCanvas: typeof openCanvas }
  opened: OpenedCanvas
  ready?: boolean
}
declare const window: CanvasWindow

let bench: Bench
let page: Page
const problems: string[] = []

beforeAll(async () => {
  bench = await startBench(join(import.meta.dirname, '../testing/canvas-room.tsx'))
})
afterAll(() => bench.close())

beforeEach(async () => {
  problems.length = 0
  page = await bench.browser.newPage({ viewport: { width: 1200, height: 800 } })
  page.on('pageerror', (error) => problems.push(error.message))
  page.setDefaultTimeout(5000)
  await page.goto(bench.origin)
  await page
    .waitForFunction(() => window.ready)
    .catch((error: unknown) => {
      throw new Error(problems.join('\n'), { cause: error })
    })
  await page.evaluate(() => {
    window.opened = window.room.openCanvas()
  })
})
afterEach(async () => {
  await page.close()
  expect(problems).toEqual([])
})

const source = '<h1 class="title">Hello</h1>\n<p>A <b>text</b> here.</p>\n<section class="section drop"></section>\n'

async function openWith(html: string): Promise<void> {
  await page.evaluate((text) => window.opened.open({ 'editor/pages/index.html': text }), html)
}

function frame() {
  const found = page.frames().find((candidate) => candidate !== page.mainFrame())
  if (!found) throw new Error('no frame')
  return found
}

const html = () => page.evaluate(() => window.opened.stored('editor/pages/index.html'))
const selectedTag = () => page.evaluate(() => window.opened.canvas.state.getState().selected?.tag)

async function centreOf(selector: string): Promise<{ x: number; y: number }> {
  const box = await frame().locator(selector).boundingBox()
  if (!box) throw new Error(`no box for ${selector}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function clickOn(selector: string): Promise<void> {
  const { x, y } = await centreOf(selector)
  await page.mouse.click(x, y)
}

test('a page is painted and a click selects', async () => {
  await openWith(source)
  expect(await frame().locator('h1').textContent()).toBe('Hello')
  await clickOn('h1')
  expect(await selectedTag()).toBe('h1')
  await clickOn('b')
  expect(
    await page.evaluate(() => window.opened.canvas.state.getState().selected?.path.map(({ label }) => label)),
  ).toEqual(['html', 'Body', 'Text', 'b'])
})

test('10,000 elements: load and first click', async () => {
  const started = Date.now()
  await openWith(generatedPage(10_000))
  const loaded = Date.now() - started
  await clickOn('#s0 .c-1 h3')
  expect(await selectedTag()).toBe('h3')
  const times = await page.evaluate(async () => {
    const { canvas } = window.opened
    const measured: Record<string, number[]> = { select: [], insert: [], attribute: [], undo: [], move: [] }
    const time = (name: string, work: () => void) => {
      const start = performance.now()
      work()
      measured[name]?.push(performance.now() - start)
    }
    const [first, second] = canvas.find('#s5 article')
    for (let round = 0; round < 20; round += 1) {
      time('select', () => canvas.select([round % 2 ? first! : second!]))
      time('insert', () => canvas.insertBlock('text', { target: first!, position: 'before' }))
      time('attribute', () => canvas.setAttributes(second!, { title: `t${round}` }))
      time('move', () => canvas.move([second!], { target: first!, position: 'before' }))
      time('undo', () => canvas.undo())
      time('undo', () => canvas.undo())
      time('undo', () => canvas.undo())
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return Object.fromEntries(
      Object.entries(measured).map(([name, values]) => [name, values.toSorted((a, b) => a - b)[values.length >> 1]]),
    )
  })
  console.warn(`10,000 elements: load ${loaded} ms, edits (median ms, script)`, times)
})

test('a block is inserted, undone and done again', async () => {
  await openWith(source)
  await page.evaluate(() => window.opened.canvas.insertBlock('text'))
  expect(await html()).toContain('<p class="p-10">Insert your text here</p>')
  expect(await frame().locator('p').count()).toBe(2)
  await page.evaluate(() => window.opened.canvas.undo())
  expect(await html()).toBe(source)
  expect(await frame().locator('p').count()).toBe(1)
  await page.evaluate(() => window.opened.canvas.redo())
  expect(await frame().locator('p').count()).toBe(2)
})
