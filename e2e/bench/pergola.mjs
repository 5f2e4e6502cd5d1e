import { heapBetween, heapOf, installClock } from './measure.mjs'
import { summarise } from './peer.mjs'

/** Settles when scripts can begin: installed, and past the one reload that follows the installation. */
export async function openWorkspace(page, url) {
  await page.addInitScript(() => sessionStorage.setItem('pergola-installed-reload', 'done'))
  await page.goto(`${url}/workspace`)
  await page.waitForFunction(() => window.pergola)
  await page.evaluate(async () => {
    await window.pergola.ready
    await navigator.serviceWorker.ready
  })
}

export async function createContextWithClock(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  return { context, page: await openWithClock(context, url) }
}

export async function openWithClock(context, url) {
  const page = await context.newPage()
  await page.addInitScript(installClock)
  await openWorkspace(page, url)
  return page
}

/** A new project in a new context, with the editor open and idle; the style panel as a designer would have it. */
export async function openPergola(browser, url) {
  const { context, page } = await createContextWithClock(browser, url)
  await page.evaluate(async () => {
    const { id } = await window.pergola.projects.create({ name: 'Benchmark' })
    await window.pergola.projects.open(id)
  })
  return { context, page }
}

/** The same page and the same edits as the peer's, through `window.pergola`. */
export async function measurePergola(browser, url, source, repeats) {
  const { context, page } = await openPergola(browser, url)
  const empty = await heapOf(page)

  const { load, visible } = await page.evaluate(runLoad, source)
  const longest = await page.evaluate(() => Math.max(0, ...window.longTasks.map(({ duration }) => duration)))
  const heap = heapBetween(empty, await heapOf(page))
  const edits = await page.evaluate(runPergolaEdits, repeats)
  await context.close()
  return { load, visible, longest, heap, edits: summarise(edits) }
}

/** A page of many megabytes, opened and nothing more. */
export async function measureLargePage(browser, url, source) {
  const { context, page } = await openPergola(browser, url)
  const { load, visible } = await page.evaluate(runLoad, source)
  await context.close()
  return { load, visible, bytes: source.html.length }
}

/** Visible is the first picture with a whole screen of the page in it, which is three rows of cards. */
async function runLoad(files) {
  window.longTasks.length = 0
  const start = performance.now()
  const loading = window.pergola.page.load(files)
  const isVisible = () =>
    [...document.querySelectorAll('iframe')].some(
      ({ contentDocument }) => (contentDocument?.querySelectorAll('article').length ?? 0) > 12,
    )
  await window.untilPainted(isVisible)
  const visible = performance.now() - start
  await loading
  await window.nextPaint()
  return { visible, load: performance.now() - start }
}

async function runPergolaEdits(repeats) {
  const { pergola, toPaint } = window
  const { html } = await pergola.page.source()
  const cards = html.split('<article').length - 1
  const times = { select: [], style: [], attribute: [], undo: [], move: [] }
  for (let turn = 0; turn < repeats; turn++) {
    const index = Math.floor((cards / (repeats + 1)) * (turn + 1))
    // The peer is handed its cards; to look one up by its id takes no time either.
    times.select.push(await toPaint(() => pergola.page.select(`#more-${index}`)))
    times.style.push(await toPaint(() => pergola.page.setStyle({ padding: `${turn + 1}px` })))
    times.attribute.push(await toPaint(() => pergola.page.setAttribute('title', `t${turn}`)))
    times.undo.push(await toPaint(() => pergola.page.undo()))
    times.move.push(await toPaint(() => pergola.commands.run('element.move-up')))
  }
  return times
}
