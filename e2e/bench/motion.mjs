import { median, percentile } from './measure.mjs'
import { openPergola } from './pergola.mjs'

export const animations = 200

const tween = (_none, index) => ({
  name: `a${index}`,
  selector: 'self',
  to: { x: String(10 + index) },
  toOptions: { duration: '0.5' },
  positionParameter: index > 0 ? '>-0.4' : '',
})

/** The motion panel with many animations: a bar that is moved by its keys, and the playhead that is dragged. */
export async function measureMotion(browser, url, repeats) {
  const { context, page } = await openPergola(browser, url)
  await page.evaluate(async () => {
    await window.pergola.page.load({ html: '<h1>Moves</h1>' })
    await window.pergola.page.select('h1')
  })
  await page.getByRole('tab', { name: 'Motion' }).click()
  const panel = page.getByRole('region', { name: 'Motion', exact: true })
  const motion = { id: 'mt1', isTimeLine: true, animations: Array.from({ length: animations }, tween) }
  const file = { name: 'motion.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(motion)) }
  await panel.locator('input[type=file]').setInputFiles(file)
  await panel.getByRole('slider', { name: 'Playhead' }).waitFor()
  const moved = await page.evaluate(moveBar, repeats)
  // The first moment also fetches the engine.
  await page.evaluate(scrub, 1)
  const frames = await page.evaluate(scrub, 60)
  await context.close()
  return { moved: { median: median(moved), p95: percentile(moved, 0.95) }, scrubbed: percentile(frames, 0.95) }
}

async function moveBar(repeats) {
  const times = []
  for (let turn = 0; turn < repeats; turn++) {
    const bar = document.querySelector('button[aria-label^="a2: starts at"]')
    const press = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
    times.push(await window.toPaint(() => bar.dispatchEvent(press)))
  }
  return times
}

/** Milliseconds of each picture while the playhead is dragged. */
async function scrub(steps) {
  const slider = document.querySelector('input[aria-label="Playhead"]')
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const frames = []
  await window.rest()
  for (let step = 0; step < steps; step++) {
    const start = performance.now()
    set.call(slider, String((Number(slider.max) * step) / steps))
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    await window.nextPaint()
    frames.push(performance.now() - start)
  }
  return frames
}
