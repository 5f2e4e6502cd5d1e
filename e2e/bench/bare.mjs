import { createServer } from 'node:http'
import { generatePage } from './generate-page.mjs'
import { installClock } from './measure.mjs'
import { summarise } from './peer.mjs'

/** As the canvas in a window of 1440 by 900 pixels with its panels open. */
const frame = { width: 794, height: 828 }

function serve(elements) {
  const { html, css } = generatePage(elements)
  const page = `<!doctype html><style>${css}</style>${html}`
  const style = `border:0;width:${frame.width}px;height:${frame.height}px`
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
  return inBarePage(browser, { elements, path: '/' }, async (page) =>
    summarise(await page.evaluate(runBareEdits, repeats)),
  )
}

/** The same page read by the browser itself until all of it is painted: no editor can show it sooner. */
export function measureBareLoad(browser, elements) {
  return inBarePage(browser, { elements, path: '/empty' }, (page) => page.evaluate(runBareLoad))
}

async function inBarePage(browser, { elements, path }, work) {
  const server = serve(elements)
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
    card.id = `card-${turn}`
    card.scrollIntoView({ block: 'nearest' })
    const rule = sheet.cssRules[sheet.insertRule(`#${card.id} {}`, sheet.cssRules.length)]
    const box = card.getBoundingClientRect()
    const size = { width: `${box.width}px`, height: `${box.height}px` }
    times.select.push(await toPaint(() => Object.assign(outline.style, size, { transform: place(box) })))
    times.style.push(await toPaint(() => rule.style.setProperty('padding', `${turn + 1}px`)))
    times.move.push(await toPaint(() => card.previousElementSibling?.before(card)))
  }
  return times
}
