import { generatePage } from './generate-page.mjs'
import { median, percentile } from './measure.mjs'
import { openPergola } from './pergola.mjs'

/** A cheap laptop beside the machine that this runs on. */
const slowdown = 4
/** Event Timing says nothing of what took less, and its figures are multiples of 8 ms. */
const threshold = 16
/** Milliseconds between two inputs of a hand that is quick. */
const pace = 120

/**
 * From an input to the picture that answers it, as the browser itself tells (Event Timing), with a processor that is
 * slowed four times: the 98th of a hundred.
 */
export async function measureSlowed(browser, url, { elements, repeats }) {
  const { context, page } = await openPergola(browser, url)
  await page.evaluate((files) => window.pergola.page.load(files), generatePage(elements))
  await page.waitForTimeout(1500)
  const session = await context.newCDPSession(page)
  const frame = page.frames().find((each) => each !== page.mainFrame())
  const hand = { page, frame, session, repeats }
  for (const each of [page.mainFrame(), frame]) await each.evaluate(recordInteractions, threshold)
  try {
    const resting = await countLayouts(hand)
    // What comes with the first use of each is fetched and compiled beforehand, as it is for whoever works for a while.
    await runAll({ ...hand, repeats: 2 })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times = await runAll(hand)
    const summary = Object.entries(times).map(([name, values]) => [name, { p98: percentile(values, 0.98), values }])
    return { interactions: Object.fromEntries(summary), ...resting }
  } finally {
    await context.close()
  }
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

async function countLayouts({ page, session }) {
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

async function runAll(hand) {
  const times = {}
  for (const [name, { prepare, work }] of Object.entries(gestures)) {
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

async function selectOne({ page }, selector) {
  await page.evaluate((wanted) => window.pergola.page.select(wanted), selector)
}

async function titleOf({ frame }, card) {
  const title = frame.locator(`#more-${card} .card-title`)
  await title.scrollIntoViewIfNeeded()
  const box = await title.boundingBox()
  return { x: box.x + 12, y: box.y + box.height / 2 }
}

async function focusPage(hand) {
  const { x, y } = await titleOf(hand, 5)
  await hand.page.mouse.click(x, y)
}

const gestures = {
  select: {
    async prepare(hand) {
      await selectOne(hand, '#more-0')
      const kinds = ['.card-title', '.card-text', '.card-image', 'li', '.card-foot button']
      const places = []
      for (let card = 0; card < 8; card += 1) {
        for (const kind of kinds) places.push(await hand.frame.locator(`#more-${card} ${kind}`).first().boundingBox())
      }
      return places.filter((box) => box && box.y > 60 && box.y + box.height < 860)
    },
    async work({ page }, turn, places) {
      const box = places[(turn * 7) % places.length]
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    },
  },
  'walk by keys': {
    prepare: focusPage,
    work: ({ page }, turn) => page.keyboard.press(turn % 3 === 2 ? 'ArrowRight' : 'ArrowDown'),
  },
  'type a text': {
    async prepare(hand) {
      const { x, y } = await titleOf(hand, 6)
      await hand.page.mouse.dblclick(x, y)
    },
    work: ({ page }, turn) => page.keyboard.press('garden '[turn % 7] === ' ' ? 'Space' : 'garden '[turn % 7]),
  },
  'arrows in a style field': {
    async prepare(hand) {
      const { page } = hand
      await page.keyboard.press('Escape')
      await selectOne(hand, '#more-4')
      const field = page.locator('[data-right-panel]').getByLabel('Width', { exact: true }).first()
      await field.focus()
      await field.fill('200px')
      await page.keyboard.press('Enter')
      await field.focus()
    },
    work: ({ page }) => page.keyboard.press('ArrowUp'),
  },
  duplicate: {
    prepare: focusPage,
    work: ({ page }) => page.keyboard.press('Control+d'),
  },
  undo: {
    prepare: async () => {},
    work: ({ page }) => page.keyboard.press('Control+z'),
  },
}

/** Milliseconds, by Event Timing, that an answer may take. */
const limit = 100

export function slowedRows({ interactions, layoutsAtRest }, { ms, verdict }) {
  const row = ([name, { p98 }]) => [
    `${name}, 10,000 elements, a processor slowed four times, input to paint`,
    `p98 ${ms(p98)}`,
    '',
    '',
    `p98 ≤ ${limit} ms`,
    verdict(p98 <= limit),
  ]
  return [
    ...Object.entries(interactions).map(row),
    ['layouts in a second with an element selected', String(layoutsAtRest), '', '', '0', verdict(layoutsAtRest === 0)],
  ]
}
