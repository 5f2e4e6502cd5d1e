import type { MotionValues, PlayableMotion } from '@pergola/contracts'
import { beforeEach, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

interface PlayingWindow extends CanvasWindow {
  unmark?: () => void
}
declare const window: PlayingWindow

const here = canvasForEach()
const { frame } = here
beforeEach(() => here.openWith(source))

const source =
  '<div style="height: 1000px"></div><h1 style="height: 100px; margin: 0">Moves</h1>' +
  '<p id="after" style="margin: 0">after</p><div style="height: 3000px"></div>'

const moved = (scroll: MotionValues | null, options: MotionValues = {}): PlayableMotion => ({
  id: 'mt1',
  timeline: null,
  tweens: [
    {
      selector: 'h1',
      from: { x: 0 },
      to: { x: 200 },
      options: { duration: 60, ease: 'none', ...options },
      ...(scroll && { scroll: { trigger: 'h1', ...scroll } }),
    },
  ],
})

const play = (motion: PlayableMotion) =>
  here.page.evaluate((given) => window.opened.canvas.motions!.play(given as PlayableMotion), motion as unknown)
const place = () =>
  frame()
    .locator('h1')
    .evaluate((found) => new DOMMatrixReadOnly(getComputedStyle(found).transform).e)
const markup = () => frame().evaluate('document.body.outerHTML')
const stored = () => here.page.evaluate(() => window.opened.stored('editor/pages/index.html'))
const status = () => here.page.evaluate(() => window.opened.canvas.motions!.state.getState().motions)
const scrolled = () => frame().evaluate('Math.round(scrollY)')

async function scrollTo(top: number): Promise<void> {
  await frame().evaluate(`new Promise((shown) => {
    scrollTo(0, ${top})
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(shown)))
  })`)
}

test('what plays is no part of the page: edited, undone and killed, the page is what it was', async () => {
  const before = await markup()
  await play(moved(null))
  await here.page.evaluate(() => window.opened.canvas.motions!.seek('mt1', 30))
  await expect.poll(place).toBeCloseTo(100)
  expect(await markup()).toBe(before)
  const opacity = () =>
    frame()
      .locator('h1')
      .evaluate((found) => getComputedStyle(found).opacity)
  await here.page.evaluate(() => {
    const { canvas } = window.opened
    canvas.setAttributes(canvas.find('h1')[0]!, { style: 'height: 100px; margin: 0; opacity: 0.5' })
  })
  await expect.poll(opacity).toBe('0.5')
  expect(await place()).toBeCloseTo(100)
  await here.page.evaluate(() => window.opened.canvas.undo())
  await expect.poll(opacity).toBe('1')
  expect(await place()).toBeCloseTo(100)
  await here.page.evaluate(() => window.opened.canvas.motions!.kill())
  expect(await place()).toBe(0)
  expect([await markup(), await stored(), await status()]).toEqual([before, source, {}])
})

test('a motion that has come to an end stands still there, also at its beginning', async () => {
  await play(moved(null, { duration: 0.1 }))
  await expect.poll(status).toEqual({ mt1: 'paused' })
  expect(await place()).toBe(200)
  await here.page.evaluate(() => window.opened.canvas.motions!.reverse('mt1'))
  await expect.poll(place).toBe(0)
  await expect.poll(status).toEqual({ mt1: 'paused' })
})

test('a motion that follows the scroll is scrolled to: its moments are places of the page', async () => {
  const seek = (seconds: number) => here.page.evaluate((at) => window.opened.canvas.motions!.seek('mt1', at), seconds)
  const order = (verb: 'restart' | 'reverse') =>
    here.page.evaluate((name) => window.opened.canvas.motions![name]('mt1'), verb)
  await play(moved({ scrub: true, pin: true, start: 'top 100px', end: '+=300' }))
  await seek(30)
  await expect.poll(scrolled).toBe(1058)
  await expect.poll(place).toBeCloseTo(100, 0)
  expect(await here.page.evaluate(() => window.opened.canvas.motions!.time('mt1'))).toBeCloseTo(30, 0)
  // It is held there while the page goes on under it.
  expect(
    await frame()
      .locator('h1')
      .evaluate((found) => Math.round(found.getBoundingClientRect().top)),
  ).toBe(100)
  await order('reverse')
  expect(await status()).toEqual({ mt1: 'scroll' })
  await order('restart')
  await expect.poll(scrolled).toBe(908)
  await expect.poll(place).toBeCloseTo(0, 0)
})

test('markers stand where a trigger begins and ends, follow the page, and are gone with their panel', async () => {
  const lines = () =>
    here.page.evaluate(() => {
      const [stage] = document.querySelectorAll('iframe')
      const top = stage!.getBoundingClientRect().top
      const found = [...document.querySelectorAll<HTMLElement>('[data-of]')]
      return found.map((line) => {
        const at = line.getBoundingClientRect().top - top
        return [line.textContent, Math.round(at), line.style.color]
      })
    })
  const mark = (motion: PlayableMotion) =>
    here.page.evaluate(
      (given) => void (window.unmark = window.opened.canvas.motions!.mark!(given as PlayableMotion)),
      motion as unknown,
    )
  await mark(moved({ start: 'top 100px' }))
  expect(await lines()).toEqual([])
  await mark(moved({ start: 'top 100px', end: '+=300', id: 'hero', markers: { endColor: 'blue', fontSize: 'url(x)' } }))
  const at = (start: number) => [
    ['start hero', start, 'green'],
    ['scroller-start hero', 99, 'green'],
    ['end hero', start + 300, 'blue'],
    ['scroller-end hero', 99, 'blue'],
  ]
  await expect.poll(lines).toEqual(at(1007))
  await scrollTo(500)
  await expect.poll(lines).toEqual(at(507))
  await here.page.evaluate(() => window.opened.canvas.setZoom(0.5))
  await expect.poll(async () => (await lines())[0]?.[1]).toBeLessThan(499)
  await mark(moved({ trigger: 'p[[', markers: true }))
  await expect.poll(lines).toEqual([])
  await mark(moved({ markers: true, horizontal: true }))
  await expect.poll(async () => (await lines()).length).toBe(4)
  await here.page.evaluate(() => window.unmark!())
  await expect.poll(lines).toEqual([])
  expect(await stored()).toBe(source)
})

test('the outline follows what goes by the scroll, also after the window has another size', async () => {
  const gap = async () => {
    const outline = await here.page.locator('[class*="selected"]').first().boundingBox()
    const element = await frame().locator('h1').boundingBox()
    return [outline!.x - element!.x, outline!.y - element!.y].map(Math.round)
  }
  await here.page.evaluate(() => window.opened.canvas.select([window.opened.canvas.find('h1')[0]!]))
  await play(moved({ scrub: 0.4, start: 'top bottom', end: 'bottom top' }))
  await scrollTo(700)
  await expect.poll(gap).toEqual([0, 0])
  await here.page.evaluate(() => {
    document.getElementById('host')!.style.height = '500px'
  })
  await expect.poll(() => frame().evaluate('innerHeight')).toBeLessThan(500)
  await expect.poll(gap).toEqual([0, 0])
})

test('a motion ends with its element, and the element comes back standing still', async () => {
  await here.page.evaluate(() => {
    const { canvas } = window.opened
    canvas.setAttributes(canvas.find('h1')[0]!, { 'motion-id': 'mt1' })
  })
  await play({ ...moved(null), tweens: [{ ...moved(null).tweens[0]!, selector: '#after' }] })
  await here.page.evaluate(() => window.opened.canvas.remove([window.opened.canvas.find('#after')[0]!]))
  expect(await status()).toEqual({ mt1: 'playing' })
  await here.page.evaluate(() => window.opened.canvas.remove([window.opened.canvas.find('h1')[0]!]))
  expect(await status()).toEqual({})
  await here.page.evaluate(() => window.opened.canvas.undo())
  await expect.poll(place).toBe(0)
  expect(await status()).toEqual({})
})

test('of two hundred motions that play, nothing runs on and nothing stays behind once another page is opened', async () => {
  const content = Array.from({ length: 200 }, (_one, index) => `<i id="m${index}" motion-id="mt${index}">x</i>`).join(
    '',
  )
  await here.page.evaluate(async (text) => {
    const { open, canvas } = window.opened
    await open({ 'editor/pages/index.html': text })
    const motions = Array.from({ length: 200 }, (_one, index): PlayableMotion => {
      // Every kind of clock: the time, the scroll that is followed, and one that takes its time after it.
      const scroll = [undefined, { trigger: 'body', scrub: true }, { trigger: 'body', scrub: 0.5, pin: '#m0' }][
        index % 3
      ]
      const tween = { selector: `#m${index}`, from: { x: 0 }, to: { x: 50 }, options: { duration: 60, repeat: -1 } }
      return { id: `mt${index}`, timeline: null, tweens: [{ ...tween, ...(scroll && { scroll }) }] }
    })
    await Promise.all(motions.map((motion) => canvas.motions!.play(motion)))
    const left = window.opened.frame()!.document
    const animations = left.getAnimations()
    Object.assign(window, { began: animations.length, animations, left: new WeakRef(left) })
  }, content)
  expect(await here.page.evaluate('began')).toBeGreaterThanOrEqual(200)
  expect(Object.keys(await status())).toHaveLength(200)

  await here.page.evaluate(() => window.opened.open({ 'editor/pages/index.html': '<h2>Other</h2>' }))
  await expect.poll(() => frame().locator('h2').count()).toBe(1)
  expect(await status()).toEqual({})
  expect(await frame().evaluate('document.getAnimations().length')).toBe(0)
  expect(await here.page.evaluate('animations.filter(({ playState }) => playState !== "idle").length')).toBe(0)
  // Nobody asks for pictures any more, and nothing holds what was left.
  const asked = `new Promise((done) => {
    const { requestAnimationFrame: own } = window
    let count = 0
    window.requestAnimationFrame = (call) => { count++; return own(call) }
    own(() => own(() => own(() => { window.requestAnimationFrame = own; done(count) })))
  })`
  await expect.poll(() => here.page.evaluate(asked)).toBe(0)
  await here.page.evaluate('delete window.animations')
  const tools = await here.page.context().newCDPSession(here.page)
  const isHeld = async () => {
    await tools.send('HeapProfiler.collectGarbage')
    return here.page.evaluate('left.deref() !== undefined')
  }
  await expect.poll(isHeld).toBe(false)
})

test('a number is counted up in the frame alone, and is what it was when it is killed', async () => {
  const text = () => frame().locator('#after').textContent()
  await here.page.evaluate(() => {
    const { canvas } = window.opened
    canvas.setContent(canvas.find('#after')[0]!, '1,200 of 3.5 %')
  })
  await expect.poll(text).toBe('1,200 of 3.5 %')
  const before = await stored()
  await play({
    id: 'mt2',
    timeline: null,
    tweens: [
      {
        selector: '#after',
        from: { textContent: '0' },
        to: {},
        options: { duration: 60, ease: 'none', snap: { textContent: '1' } },
      },
    ],
  })
  await here.page.evaluate(() => window.opened.canvas.motions!.seek('mt2', 30))
  await expect.poll(text).toMatch(/^[01],100 of 1\.[78] %$/)
  await here.page.evaluate(() => window.opened.canvas.motions!.kill('mt2'))
  expect([await text(), await stored()]).toEqual(['1,200 of 3.5 %', before])
})
