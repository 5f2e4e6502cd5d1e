import { createServer } from 'node:http'
import { generatePage } from './generate-page.mjs'
import { installClock } from './measure.mjs'
import { summarise } from './peer.mjs'

/** As the canvas in a window of 1440 by 900 pixels with its panels open, at 100 %. */
const canvasFrame = { width: 794, height: 828, zoom: 1 }

/** As the canvas shows a page there at first: as wide as the window, scaled to fit. */
export const fittedFrame = { width: 1440, height: 1502, zoom: 794 / 1440 }

function serve({ html, css }, { width, height, zoom }) {
  const page = `<!doctype html><style>${css}</style>${html}`
  const scale = zoom === 1 ? '' : `;transform:scale(${zoom});transform-origin:0 0`
  const style = `border:0;width:${width}px;height:${height}px${scale}`
  const documents = {
    '/': `<!doctype html><iframe src="/page" style="${style}"></iframe>`,
    '/empty': `<!doctype html><iframe style="${style}"></iframe>`,
    '/page': page,
  }
  const server = createServer(({ url }, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(documents[url] ?? '')
  }).listen(0)
  return { url: `http://localhost:${server.address().port}`, close: () => server.close() }
}

/**
 * An outline put around an element, and the edits that move what stands below, made by the shortest script there is in a
 * page without an editor: what the browser itself takes to style, lay out and paint them, and no editor can go below.
 */
export function measureBare(browser, elements, repeats) {
  return inBarePage(browser, { source: generatePage(elements), path: '/' }, async (page) =>
    summarise(await page.evaluate(runBareEdits, repeats)),
  )
}

/** The same page read by the browser itself until all of it is painted: no editor can show it sooner. */
export function measureBareLoad(browser, elements) {
  return inBarePage(browser, { source: generatePage(elements), path: '/empty' }, (page) => page.evaluate(runBareLoad))
}

/** A page of this source in a frame of the canvas's size, without an editor; `path` is `/empty` for the frame alone. */
export async function inBarePage(browser, { source, path, frame = canvasFrame }, work) {
  const server = serve(source, frame)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(installClock)
    await page.goto(server.url + path)
    return await work(page)
  } finally {
    await context.close()
    server.close()
  }
}

async function runBareLoad() {
  const around = document.querySelector('iframe')
  const start = performance.now()
  const loaded = new Promise((resolve) => around.addEventListener('load', resolve, { once: true }))
  around.src = '/page'
  await loaded
  await window.nextPaint()
  return performance.now() - start
}

async function runBareEdits(repeats) {
  const { toPaint } = window
  const around = document.querySelector('iframe')
  const { contentDocument: page } = around
  const outline = document.body.appendChild(document.createElement('div'))
  outline.style.cssText = 'position:absolute;inset:0 auto auto 0;outline:2px solid blue;pointer-events:none'
  const place = ({ left, top }) => `translate(${around.offsetLeft + left}px, ${around.offsetTop + top}px)`
  const cards = [...page.querySelectorAll('article')]
  const [sheet] = page.styleSheets
  const times = { select: [], style: [], move: [] }
  for (let turn = 0; turn < repeats; turn++) {
    const card = cards[Math.floor((cards.length / (repeats + 1)) * (turn + 1))]
    card.scrollIntoView({ block: 'nearest' })
    const own = card.classList.item(card.classList.length - 1)
    const box = card.getBoundingClientRect()
    const size = { width: `${box.width}px`, height: `${box.height}px` }
    times.select.push(await toPaint(() => Object.assign(outline.style, size, { transform: place(box) })))
    times.style.push(await toPaint(() => sheet.insertRule(`.${own} { padding: ${turn + 1}px }`, sheet.cssRules.length)))
    times.move.push(await toPaint(() => card.previousElementSibling?.before(card)))
  }
  return times
}
