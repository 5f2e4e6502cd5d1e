import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { heapBetween, heapOf, installClock, median, percentile } from './measure.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const grapes = dirname(createRequire(import.meta.url).resolve('grapesjs'))
const files = {
  '/': [join(here, 'peer.html'), 'text/html'],
  '/grapes.min.js': [join(grapes, 'grapes.min.js'), 'text/javascript'],
  '/grapes.min.css': [join(grapes, 'css/grapes.min.css'), 'text/css'],
}

export async function servePeer() {
  const server = createServer((request, response) => {
    const file = files[request.url]
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file[1] })
    createReadStream(file[0]).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://localhost:${server.address().port}/`, close: () => server.close() }
}

/** Plain GrapesJS with one generated page: load, edits and heap. */
export async function measurePeer(browser, url, source, repeats) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(installClock)
  await page.goto(url)
  const empty = await heapOf(page)

  const load = await page.evaluate(async ({ html, css }) => {
    const start = performance.now()
    await window.loadPeer(html, css)
    await window.nextPaint()
    return performance.now() - start
  }, source)
  const longest = await page.evaluate(() => Math.max(0, ...window.longTasks.map(({ duration }) => duration)))
  const heap = heapBetween(empty, await heapOf(page))
  const edits = await page.evaluate(runPeerEdits, repeats)
  await page.close()
  return { load, longest, heap, edits: summarise(edits) }
}

async function runPeerEdits(repeats) {
  const { editor, toPaint } = window
  const cards = editor.getWrapper().find('.card')
  const times = { select: [], style: [], attribute: [], undo: [], move: [] }
  for (let turn = 0; turn < repeats; turn++) {
    const card = cards[Math.floor((cards.length / (repeats + 1)) * (turn + 1))]
    times.select.push(await toPaint(() => editor.select(card)))
    times.style.push(await toPaint(() => card.addStyle({ padding: `${turn + 1}px` })))
    times.attribute.push(await toPaint(() => card.addAttributes({ title: `t${turn}` })))
    times.undo.push(await toPaint(() => editor.UndoManager.undo()))
    times.move.push(await toPaint(() => card.move(card.parent(), { at: Math.max(0, card.index() - 1) })))
  }
  return times
}

export function summarise(times) {
  return Object.fromEntries(
    Object.entries(times).map(([name, values]) => [name, { median: median(values), p95: percentile(values, 0.95) }]),
  )
}
