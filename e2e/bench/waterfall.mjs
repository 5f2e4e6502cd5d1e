import { generatePage } from './generate-page.mjs'
import { median } from './measure.mjs'
import { openPergola } from './pergola.mjs'

/** Delays of each request, in milliseconds: what a delay adds until the page is visible tells how often it is paid. */
const delays = [50, 650]
const turns = 3

/**
 * An editor address visited for the first time, with nothing cached and no service worker: bytes until the page stands in
 * the canvas, and how many requests had to wait for one another until then.
 */
export async function measureWaterfall(browser, url) {
  const { context, page } = await openStoredPage(browser, url)
  const visits = delays.map(() => [])
  for (let turn = 0; turn < turns; turn++) {
    for (const [index, delay] of delays.entries()) visits[index].push(await visit(page, page.url(), delay))
  }
  await context.close()
  const [near, far] = visits.map((seen) => median(seen.map(({ visible }) => visible)))
  return { rounds: (far - near) / (delays[1] - delays[0]), bytes: median(visits[1].map(({ bytes }) => bytes)) }
}

/** The editor with a small page that a visit finds again. */
export async function openStoredPage(browser, url) {
  const { context, page } = await openPergola(browser, url)
  await page.evaluate(async (files) => {
    await window.pergola.page.load(files)
    await window.pergola.page.save()
  }, generatePage(100))
  return { context, page }
}

/** A request that the page has given up meanwhile, or one that outlives the visit. */
const gone = () => {}

const everything = () => true

/**
 * With nothing cached, until the page is visible and until nothing more is fetched. A delay of 0 leaves the requests
 * alone; `isCounted` says of an address whether its bytes are counted.
 */
export async function visit(page, address, delay, isCounted = everything) {
  const session = await page.context().newCDPSession(page)
  await page.goto('about:blank')
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await session.send('Network.setBypassServiceWorker', { bypass: true })
  // Before the network, where a browser's few connections to one server would make requests wait for one another.
  session.on('Fetch.requestPaused', ({ requestId }) =>
    setTimeout(() => void session.send('Fetch.continueRequest', { requestId }).catch(gone), delay),
  )
  if (delay > 0) await session.send('Fetch.enable')
  let bytes = 0
  const left = new Set()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!isCounted(request.url)) left.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!left.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(address, { waitUntil: 'commit' })
  const visible = await page.waitForFunction(() => {
    const frames = [...document.querySelectorAll('iframe')]
    const stands = frames.some(({ contentDocument }) => contentDocument?.querySelector('article'))
    if (!stands) return false
    // The network tells nobody but a worker itself of its script.
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('.worker-'))
    return { at: performance.now(), ofWorkers: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) }
  })
  const { at, ofWorkers } = await visible.jsonValue()
  const seen = { visible: at, bytes: bytes + ofWorkers }
  await page.waitForLoadState('networkidle')
  const atRest = { bytesAtRest: bytes + ofWorkers }
  await session.detach()
  return { ...seen, ...atRest }
}
