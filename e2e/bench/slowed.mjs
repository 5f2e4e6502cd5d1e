import { generatePage } from './generate-page.mjs'
import { median, percentile } from './measure.mjs'
import { openPergola } from './pergola.mjs'
import { bareGestures, inAnsweringPage } from './slowed-bare.mjs'
import { gestures } from './slowed-gestures.mjs'

/** A cheap laptop beside the machine that this runs on. */
const slowdown = 4
/** Event Timing says nothing of what took less, and its figures are multiples of 8 ms. */
const threshold = 16
/** Milliseconds between two inputs of a hand that is quick. */
const pace = 120

/**
 * From an input to the picture that answers it, as the browser itself tells (Event Timing), with a processor that is
 * slowed four times: the 98th of a hundred, and the same of the page alone.
 */
export async function measureSlowed(browser, url, { elements, repeats }) {
  const { context, page } = await openPergola(browser, url)
  try {
    await page.evaluate((files) => window.pergola.page.load(files), generatePage(elements))
    await page.waitForTimeout(1500)
    const resting = await countLayouts(page)
    const bare = await inAnsweringPage(browser, elements, (other) => timeGestures(other, bareGestures, repeats))
    return { interactions: await timeGestures(page, gestures, repeats), bare, ...resting }
  } finally {
    await context.close()
  }
}

async function timeGestures(page, each, repeats) {
  const session = await page.context().newCDPSession(page)
  const hand = { page, frame: page.frames().find((other) => other !== page.mainFrame()), repeats }
  for (const window of [page.mainFrame(), hand.frame]) await window.evaluate(recordInteractions, threshold)
  // What comes with the first use of each is fetched and compiled beforehand, as it is for whoever works for a while.
  await runAll({ ...hand, repeats: 2 }, each)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = await runAll(hand, each)
  const summary = Object.entries(times).map(([name, values]) => [name, { p98: percentile(values, 0.98), values }])
  return Object.fromEntries(summary)
}

function recordInteractions(durationThreshold) {
  window.interactions = new Map()
  const take = (list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId === 0) continue
      window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0))
    }
  }
  window.timing = new PerformanceObserver(take)
  window.timing.observe({ type: 'event', durationThreshold })
}

/** Takes what was recorded since the last time. */
function takeInteractions() {
  const taken = [...window.interactions.values()]
  window.interactions.clear()
  return taken
}

async function countLayouts(page) {
  const session = await page.context().newCDPSession(page)
  await page.evaluate(() => window.pergola.page.select('#more-3'))
  await page.waitForTimeout(1500)
  await session.send('Performance.enable')
  const counts = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }
  const seconds = []
  for (let second = 0; second < 5; second += 1) {
    const before = await counts()
    await page.waitForTimeout(1000)
    seconds.push((await counts()).LayoutCount - before.LayoutCount)
  }
  await session.send('Performance.disable')
  return { layoutsAtRest: median(seconds) }
}

async function runAll(hand, gesturesOfHand) {
  const times = {}
  for (const [name, { prepare, work }] of Object.entries(gesturesOfHand)) {
    const state = await prepare(hand)
    await hand.page.waitForTimeout(600)
    await takeAll(hand)
    for (let turn = 0; turn < hand.repeats; turn += 1) {
      await work(hand, turn, state)
      await hand.page.waitForTimeout(pace)
    }
    // The last picture, and what the browser says of it.
    await hand.page.waitForTimeout(800)
    const taken = await takeAll(hand)
    const silent = Math.max(0, hand.repeats - taken.length)
    times[name] = [...taken, ...Array.from({ length: silent }, () => threshold)]
  }
  return times
}

async function takeAll({ page, frame }) {
  const lists = []
  for (const each of [page.mainFrame(), frame]) lists.push(...(await each.evaluate(takeInteractions)))
  return lists
}

/** Milliseconds, by Event Timing, that an answer may take, or so many times what the page takes without an editor. */
const limit = 100
const timesBare = 1.5

export function slowedRows({ interactions, bare, layoutsAtRest }, { ms, verdict }) {
  const row = ([name, { p98, values }]) => [
    `${name}, 10,000 elements, a processor slowed four times, input to paint; the peer is the page without an editor`,
    `${ms(median(values))} (p98 ${ms(p98)})`,
    `${ms(median(bare[name].values))} (p98 ${ms(bare[name].p98)})`,
    `${(median(values) / median(bare[name].values)).toFixed(2)}×`,
    `p98 ≤ ${limit} ms, or ${timesBare}× the page's`,
    verdict(p98 <= Math.max(limit, timesBare * bare[name].p98)),
  ]
  return [
    ...Object.entries(interactions).map(row),
    ['layouts in a second with an element selected', String(layoutsAtRest), '', '', '0', verdict(layoutsAtRest === 0)],
  ]
}
