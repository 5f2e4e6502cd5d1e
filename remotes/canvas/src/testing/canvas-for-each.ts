import { join } from 'node:path'
import type { BrowserContext, Frame, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { openCanvas, OpenedCanvas } from './canvas-fixture.tsx'
import { startBench, type Bench } from './chromium.ts'

/** What code that is evaluated in the page of the fixture finds there. */
export interface CanvasWindow {
  fixture: { openCanvas: typeof openCanvas }
  opened: OpenedCanvas
  ready?: boolean
}
declare const window: CanvasWindow

/** Where a test stands, and what all of them ask of the canvas there. */
export interface CanvasInTab {
  readonly page: Page
  /** Where the fixture is served from. */
  readonly origin: string
  openWith(html: string): Promise<unknown>
  /** The canvas page's own. */
  frame(): Frame
  nextPicture(): Promise<unknown>
  /** Of the open page, as it is stored. */
  html(): Promise<string | null | undefined>
  selectedTag(): Promise<string | undefined>
  centreOf(selector: string): Promise<{ x: number; y: number }>
  clickOn(selector: string): Promise<void>
}

/** One Chromium for the tests of a file, an empty canvas for each of them. An error that nobody caught fails the test. */
export function canvasForEach(): CanvasInTab {
  const { page, origin } = tabForEach()
  const frame = () => {
    const found = page()
      .frames()
      .find((candidate) => candidate !== page().mainFrame())
    if (!found) throw new Error('no frame')
    return found
  }
  const centreOf = async (selector: string) => {
    const box = await frame().locator(selector).boundingBox()
    if (!box) throw new Error(`no box for ${selector}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  return {
    get page() {
      return page()
    },
    get origin() {
      return origin()
    },
    openWith: (html) => page().evaluate((text) => window.opened.open({ 'editor/pages/index.html': text }), html),
    frame,
    nextPicture: () =>
      page().evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))),
    html: () => page().evaluate(() => window.opened.stored('editor/pages/index.html')),
    selectedTag: () => page().evaluate(() => window.opened.canvas.state.getState().selected?.tag),
    centreOf,
    clickOn: async (selector) => {
      const { x, y } = await centreOf(selector)
      await page().mouse.click(x, y)
    },
  }
}

function tabForEach(): { page: () => Page; origin: () => string } {
  let bench: Bench
  let context: BrowserContext
  let page: Page
  const problems: string[] = []
  beforeAll(async () => {
    bench = await startBench(join(import.meta.dirname, 'canvas-fixture.tsx'))
    // One for all: a browser that has compiled the fixture once opens it again in a third of the time.
    context = await bench.browser.newContext({ viewport: { width: 1200, height: 800 } })
  })
  afterAll(() => bench.close())
  beforeEach(async () => {
    problems.length = 0
    page = await context.newPage()
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(bench.origin)
    await page
      .waitForFunction(() => window.ready)
      .catch((error: unknown) => {
        throw new Error(problems.join('\n'), { cause: error })
      })
    await page.evaluate(() => {
      window.opened = window.fixture.openCanvas()
    })
  })
  afterEach(async () => {
    await page.close()
    expect(problems).toEqual([])
  })
  return { page: () => page, origin: () => bench.origin }
}
