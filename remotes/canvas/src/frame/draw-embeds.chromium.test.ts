import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { openCanvas, OpenedCanvas } from '../testing/canvas-fixture.tsx'
import { startBench, type Bench } from '../testing/chromium.ts'

interface CanvasWindow {
  fixture: { openCanvas: typeof openCanvas }
  opened: OpenedCanvas
  ready?: boolean
  fired?: string
}
declare const window: CanvasWindow

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="9" height="9"/></svg>'
const inner = `<!DOCTYPE html><title>Inner</title><style>p { color: rgb(1, 2, 3); }</style><p>Inside</p>
<script>parent.parent.fired = 'script'</script><img src="x" onerror="parent.parent.fired = 'handler'">
<iframe src="javascript:parent.parent.parent.fired = 'address'"></iframe>`

let bench: Bench
let page: Page

beforeAll(async () => {
  bench = await startBench(join(import.meta.dirname, '../testing/canvas-fixture.tsx'))
  page = await bench.browser.newPage({ viewport: { width: 1200, height: 800 } })
})
afterAll(() => bench.close())
beforeEach(async () => {
  await page.goto(bench.origin)
  await page.waitForFunction(() => window.ready)
  await page.evaluate(() => {
    window.opened = window.fixture.openCanvas()
  })
})

async function open(body: string, files: Record<string, string> = {}) {
  const html = `<!DOCTYPE html><html><head><title>T</title></head>${body}</html>`
  await page.evaluate((all) => window.opened.open(all, 'index.html'), {
    'index.html': html,
    'inner.html': inner,
    'docs/index.html': '<p>Docs</p>',
    'self.html': '<p>Self</p><iframe src="self.html"></iframe>',
    ...files,
  })
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    bench.serve(`/project-files/${id}/d.svg`, svg, 'image/svg+xml')
}

/** Texts of the documents that elements hold, from the outside in. */
const textsIn = (selector: string) =>
  page.evaluate((wanted) => {
    const texts: string[] = []
    let element = window.opened.frame()?.document.querySelector(wanted) ?? null
    for (; element;) {
      const frame = (element.localName === 'iframe' ? element : element.querySelector('iframe')) as HTMLIFrameElement
      const body = frame?.contentDocument?.body
      texts.push(body?.innerText.trim() ?? '')
      element = body?.querySelector('iframe') ?? null
    }
    return texts
  }, selector)

const sizeOf = (selector: string) =>
  page.evaluate((wanted) => {
    const box = window.opened.frame()?.document.querySelector(wanted)?.getBoundingClientRect()
    return box && [Math.round(box.width), Math.round(box.height)]
  }, selector)

describe('what a page embeds', () => {
  test('a local page is drawn, and nothing of it runs', async () => {
    await open('<body><iframe id="a" src="inner.html" width="400" height="200" style="border:0"></iframe></body>')
    await expect.poll(async () => (await textsIn('#a'))[0]).toBe('Inside')
    const told = await page.evaluate(() => {
      const frame = window.opened.frame()?.document.querySelector('iframe')
      const inside = frame?.contentDocument
      const colour = inside && getComputedStyle(inside.querySelector('p') as Element).color
      // Put in by hand, as if something had slipped through.
      const script = inside?.createElement('script')
      if (script) {
        script.textContent = 'parent.parent.fired = "smuggled"'
        inside?.body.append(script)
      }
      return [colour, frame?.getAttribute('sandbox'), inside?.querySelector('img')?.hasAttribute('onerror')]
    })
    expect(told).toEqual(['rgb(1, 2, 3)', 'allow-same-origin', false])
    expect(await sizeOf('#a')).toEqual([400, 200])
    expect(await page.evaluate(() => window.fired)).toBeUndefined()
  })

  test('sheets, pictures and what they name come from the project, and no server is asked for them', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const dark =
      '<link rel="stylesheet" href="css/in.css"><p>In</p><img src="/e.svg"><i style="background:url(e.svg)"></i>'
    await open('<body><iframe id="a" src="dark.html"></iframe></body>', {
      'dark.html': dark,
      'css/in.css': 'p { color: rgb(4, 5, 6); background: url(../e.svg) }',
      'e.svg': svg,
    })
    const told = () =>
      page.evaluate(() => {
        const inside = window.opened.frame()?.document.querySelector('iframe')?.contentDocument
        const paragraph = inside?.querySelector('p')
        if (!inside || !paragraph) return null
        const { color, backgroundImage } = getComputedStyle(paragraph)
        const small = getComputedStyle(inside.querySelector('i') as Element).backgroundImage
        return [color, backgroundImage.slice(0, 9), small.slice(0, 9), inside.querySelector('img')?.naturalWidth]
      })
    await expect.poll(told).toEqual(['rgb(4, 5, 6)', 'url("data', 'url("data', 120])
    expect(asked.filter((path) => path.startsWith('/project-files/'))).toEqual([])
  })

  test.each([
    ['an attribute that is the document', '<iframe id="a" srcdoc="&lt;p&gt;Here"></iframe>', 'Here'],
    ['a folder, its index', '<iframe id="a" src="docs/"></iframe>', 'Docs'],
    ['an object', '<object id="a" data="inner.html">Fallback</object>', 'Inside'],
    ['an embed', '<embed id="a" src="/inner.html">', 'Inside'],
    ['another site, by its name', '<iframe id="a" src="https://www.youtube.com/embed/x"></iframe>', 'www.youtube.com'],
    ['a file that is missing', '<iframe id="a" src="none.html"></iframe>', 'none.html is not in the project'],
    ['a file of another kind, by its name', '<object id="a" data="paper.pdf"></object>', 'paper.pdf'],
  ])('%s', async (_kind, body, text) => {
    await open(`<body>${body}</body>`)
    await expect.poll(async () => (await textsIn('#a'))[0]).toBe(text)
    expect(await sizeOf('#a')).toEqual(body.includes('iframe') ? [304, 154] : [300, 150])
  })

  test('a picture stands as large as it is, in an object and an embed', async () => {
    await open(
      '<body><object id="a" data="d.svg"></object><embed id="b" src="d.svg"><embed id="c" src="d.svg" width="60" height="40"></body>',
    )
    await expect.poll(() => sizeOf('#a')).toEqual([120, 80])
    await expect.poll(() => sizeOf('#b')).toEqual([120, 80])
    await expect.poll(() => sizeOf('#c')).toEqual([60, 40])
  })

  test('a page that embeds itself ends', async () => {
    await open('<body><iframe id="a" src="self.html"></iframe></body>')
    await expect.poll(() => textsIn('#a')).toEqual(['Self', 'Self', 'Self', 'self.html'])
  })

  test('frames of a frameset stand side by side', async () => {
    await open(
      '<frameset cols="200,*" border="0"><frame id="a" src="inner.html"><frame id="b" src="docs/index.html"></frameset>',
    )
    await expect.poll(async () => [(await textsIn('#a'))[0], (await textsIn('#b'))[0]]).toEqual(['Inside', 'Docs'])
    expect((await sizeOf('#a'))?.[0]).toBe(200)
  })

  test('another address is another document, and undo brings the first one back', async () => {
    await open('<body><iframe id="a" src="inner.html"></iframe></body>')
    await expect.poll(async () => (await textsIn('#a'))[0]).toBe('Inside')
    await page.evaluate(() => {
      const [id] = window.opened.canvas.find('#a')
      window.opened.canvas.setAttributes(id!, { src: 'docs/index.html' })
    })
    await expect.poll(async () => (await textsIn('#a'))[0]).toBe('Docs')
    await page.evaluate(() => window.opened.canvas.undo())
    await expect.poll(async () => (await textsIn('#a'))[0]).toBe('Inside')
  })
})
