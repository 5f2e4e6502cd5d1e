import { generatePage } from './generate-page.mjs'
import { median, percentile } from './measure.mjs'
import { openPergola } from './pergola.mjs'

/** The layers panel over a large page, and the style panel after a selection in one with many rules. */
export async function measurePanels(browser, url, elements, repeats) {
  const { context, page } = await openPergola(browser, url)
  await page.evaluate((files) => window.pergola.page.load(files), generatePage(elements, 5000))
  // What is read and sorted beforehand is read in an idle moment.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)))
  const styling = await page.evaluate(measureStylePanel, repeats)
  const layers = await page.evaluate(measureLayers, repeats)
  await context.close()
  return {
    styling: { median: median(styling), p95: percentile(styling, 0.95) },
    layers: { open: median(layers.opened), longest: layers.longest, rows: layers.rows, frame: layers.frame },
  }
}

/** From the call to the picture in which the panel shows the classes of the selected element. */
async function measureStylePanel(repeats) {
  const { pergola, untilPainted } = window
  const { html } = await pergola.page.source()
  const cards = html.split('<article').length - 1
  const shows = (name) => document.querySelector(`[data-right-panel] [aria-label="Remove ${name}"]`) !== null
  // The first selection also fetches the panel.
  await pergola.page.select('article')
  await untilPainted(() => shows('.card-0'))
  const times = []
  for (let turn = 0; turn < repeats; turn++) {
    const index = Math.floor((cards / (repeats + 1)) * (turn + 1))
    await window.rest()
    const start = performance.now()
    await pergola.page.select(`#more-${index}`)
    await untilPainted(() => shows(`.card-${index % 60}`))
    times.push(performance.now() - start)
  }
  return times
}

/** Opens the panel, shows every element of the page in it, and scrolls through them a page per picture. */
async function measureLayers(repeats) {
  const { nextPaint, untilPainted, rest } = window
  const rowHeight = 28
  const toggle = document.querySelector('button[aria-label="Layers"]')
  const tree = () => document.querySelector('[role="tree"][aria-label="Layers"]')
  const opened = []
  for (let turn = 0; turn < Math.min(repeats, 7); turn++) {
    if (tree()) toggle.click()
    await untilPainted(() => !tree())
    await rest()
    const start = performance.now()
    toggle.click()
    await untilPainted(() => tree()?.querySelector('[data-layer]'))
    opened.push(performance.now() - start)
  }

  const search = document.querySelector('input[placeholder="Search layers"]')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(search, 'e')
  search.dispatchEvent(new Event('input', { bubbles: true }))
  const rows = () => (tree()?.scrollHeight ?? 0) / rowHeight
  await untilPainted(() => rows() > 5000)
  await rest()
  window.longTasks.length = 0
  const started = performance.now()
  const steps = 60
  for (let step = 0; step < steps; step++) {
    tree().scrollTop += Math.floor(tree().scrollHeight / steps)
    await nextPaint()
  }
  const frame = (performance.now() - started) / steps
  await rest()
  return {
    opened,
    rows: Math.round(rows()),
    frame,
    longest: Math.max(0, ...window.longTasks.map((task) => task.duration)),
  }
}
