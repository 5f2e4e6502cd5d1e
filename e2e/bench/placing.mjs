import { fittedFrame, inBarePage } from './bare.mjs'
import { median } from './measure.mjs'
import { openPergola } from './pergola.mjs'

const columns = 100
const few = 10

/** So many positioned elements in one container, each placed by a rule of its own. */
function positionedPage(count) {
  const boxes = Array.from({ length: count }, (_none, at) => `<div class="box box-${at}" id="box-${at}">${at}</div>`)
  const rules = boxes.map(
    (_box, at) => `.box-${at} { left: ${(at % columns) * 29}px; top: ${Math.floor(at / columns) * 29}px }`,
  )
  const fixed = [
    'body { margin: 0 }',
    '.room { position: relative; width: 3000px; height: 3000px }',
    '.box { position: absolute; width: 24px; height: 20px; background: #ddd }',
  ]
  return { html: `<div class="room">\n${boxes.join('\n')}\n</div>\n`, css: [...fixed, ...rules].join('\n') }
}

/**
 * Milliseconds that the main thread works for one step of a drag, a press of an arrow key and a step of a size handle:
 * processor time, so that a busy machine makes no difference; of ten elements and of many in the same run.
 */
export async function measurePlacing(browser, url, { elements, repeats }) {
  return {
    few: await measurePositioned(browser, url, few, repeats),
    many: await measurePositioned(browser, url, elements, repeats),
    bare: await measureBarePositioned(browser, elements, repeats),
  }
}

/** The same changes of the same page made by a line of script in a page without an editor: no editor can go below. */
function measureBarePositioned(browser, count, repeats) {
  return inBarePage(browser, { source: positionedPage(count), path: '/', frame: fittedFrame }, async (page) => {
    const session = await startCounting(page)
    const hand = { page, session, repeats }
    await page.evaluate(() => {
      const { contentDocument: document } = window.document.querySelector('iframe')
      const box = document.querySelector('#box-3')
      window.rule = [...document.styleSheets[0].cssRules].find(({ selectorText }) => selectorText === '.box-3')
      window.carry = box.animate(null, { duration: 1, fill: 'both' })
      window.carry.pause()
    })
    const carry = (turn) => window.carry.effect.setKeyframes({ translate: Array(2).fill(`${turn}px ${turn}px`) })
    const place = (turn) => window.rule.style.setProperty('left', `${100 + turn}px`)
    const size = (turn) => window.rule.style.setProperty('width', `${30 + turn}px`)
    const times = {}
    for (const [name, change] of Object.entries({ drag: carry, key: place, handle: size }))
      times[name] = await eachStep(hand, (turn) => page.evaluate(change, turn))
    return times
  })
}

async function startCounting(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

async function measurePositioned(browser, url, count, repeats) {
  const { context, page } = await openPergola(browser, url)
  try {
    await page.evaluate((files) => window.pergola.page.load(files), positionedPage(count))
    await page.evaluate(() => window.pergola.page.select('#box-3'))
    // The parts that move elements come with the first selection, and the save with its picture behind the load.
    await page.waitForTimeout(6000)
    const session = await startCounting(page)
    const hand = { page, session, repeats }
    return { drag: await drag(hand), key: await nudge(hand), handle: await resize(hand) }
  } finally {
    await context.close()
  }
}

async function workedFor({ session }) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

async function eachStep(hand, step) {
  const times = []
  for (let turn = 0; turn < hand.repeats; turn += 1) {
    const before = await workedFor(hand)
    await step(turn)
    await hand.page.evaluate(() => window.nextPaint())
    times.push((await workedFor(hand)) - before)
    await hand.page.waitForTimeout(60)
  }
  return median(times)
}

async function dragFrom(hand, box) {
  const { page } = hand
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 8, y + 8)
  await page.waitForTimeout(500)
  const step = await eachStep(hand, (turn) => page.mouse.move(x + 10 + 3 * turn, y + 10 + 2 * turn))
  await page.mouse.up()
  await page.waitForTimeout(500)
  return step
}

async function drag(hand) {
  const frame = hand.page.frames().find((each) => each !== hand.page.mainFrame())
  return dragFrom(hand, await frame.locator('#box-3').boundingBox())
}

function nudge(hand) {
  return eachStep(hand, () => hand.page.keyboard.press('ArrowRight'))
}

async function resize(hand) {
  // The handles are drawn once the page rests.
  await hand.page.waitForTimeout(800)
  return dragFrom(hand, await hand.page.locator('[data-side="corner"]').boundingBox())
}

export function placingRows({ few: ten, many, bare }, { ms }) {
  const row = (what, name) => [
    `${what}, 10,000 positioned elements in one container, work of the main thread`,
    `${ms(many[name])} (of ten elements ${ms(ten[name])}; bare page ${ms(bare[name])})`,
    '',
    '',
    '',
    '',
  ]
  return [
    row('a step of a drag', 'drag'),
    row('a press of an arrow key', 'key'),
    row('a step of a size handle', 'handle'),
  ]
}
