/* oxlint-disable import/default -- they are bundled to a text, whatever they export */
import type { MotionValues, PlayableMotion } from '@pergola/contracts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { motionScript, newAnimation, newMotion, ownMotionScript, pageMotions } from '@pergola/site/motions'
import type { MotionAnimation } from '@pergola/site/motions'
import { motionRuntime } from '../src/files.ts'
import shipped from '../src/motions/own/page.ts?shipped'
import both from './both-engines.ts?shipped'
import { alone, timeline, tween } from './motion-cases.ts'
import { openSite, type Site } from './open-site.ts'

let site: Site
let page: Page
const body =
  '<style>body { margin: 0 } .box { width: 100px; height: 100px; margin: 0 }</style><div style="height: 800px"></div>' +
  '<p class="box" id="a">A</p><div id="after" style="height: 3000px">after</div>'

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  page = await site.open(body)
  await page.addScriptTag({ content: both })
})

const play = (engine: string, motion: PlayableMotion) =>
  page.evaluate(`play(${JSON.stringify(engine)}, ${JSON.stringify(motion)})`)

/** What stands where after scrolling there. */
const seenAt = (scrolled: number): Promise<{ top: number; after: number; look: number[] }> =>
  page.evaluate(`(async () => {
    scrollTo(0, ${scrolled})
    for (let turn = 0; turn < 4; turn++) await new Promise(requestAnimationFrame)
    const top = (id) => Math.round(document.getElementById(id).getBoundingClientRect().top)
    return { top: top('a'), after: top('after'), look: looks()[0].map(Math.round) }
  })()`)

const moved = (scroll: MotionValues, options = {}) =>
  alone(tween({ x: 0 }, { x: 200 }, { ease: 'none', ...options }, { scroll: { trigger: '#a', ...scroll } }))

const stops = [0, 250, 480, 700, 820, 900, 1200, 700, 100]

async function seenBy(engine: string, motion: PlayableMotion) {
  await play(engine, motion)
  const seen = []
  for (const stop of stops) seen.push(await seenAt(stop))
  return seen
}

test.each([
  ['from the first to the last sight', moved({ scrub: true })],
  ['between two places', moved({ scrub: true, start: 'top 80%', end: 'bottom top+=50px' })],
  ['over a distance', moved({ scrub: true, start: 'top center', end: '+=400' })],
  [
    'a timeline',
    { ...timeline({}, tween({ x: 0 }, { x: 50 }, { ease: 'none' })), scroll: { trigger: '#a', scrub: true } },
  ],
  ['while it is pinned', moved({ scrub: true, pin: true, start: 'top 100px', end: '+=300' })],
  ['pinned without room', moved({ scrub: true, pin: true, pinSpacing: false, end: '+=200' })],
])('what follows the scroll is where GSAP has it: %s', async (_name, motion) => {
  const own = await seenBy('own', motion)
  page = await site.open(body)
  await page.addScriptTag({ content: both })
  const other = await seenBy('gsap', motion)
  const far = own.flatMap(({ top, after, look }, at) => {
    const wanted = other[at]!
    const differences = [top - wanted.top, after - wanted.after, look[4]! - wanted.look[4]!]
    return differences.every((difference) => Math.abs(difference) <= 2)
      ? []
      : [{ stop: stops[at], top, after, look, wanted }]
  })
  expect(far).toEqual([])
})

test.each([
  ['at once', ''],
  ['later', 'await new Promise((done) => setTimeout(done, 100));'],
])('where the page grows above it %s, it begins further down', async (_when, wait) => {
  const motion = moved({ scrub: true, pin: true, start: 'top 100px', end: '+=300' })
  await page.evaluate(`(async () => {
    play('own', ${JSON.stringify(motion)})
    ${wait}
    document.querySelector('div').style.height = '1200px'
  })()`)
  expect(await seenAt(1000)).toMatchObject({ top: 200, look: { 4: 0 } })
  expect(await seenAt(1250)).toMatchObject({ top: 100, look: { 4: 100 } })
  expect(await seenAt(1500)).toMatchObject({ top: 0, look: { 4: 200 } })
})

test('a browser without scroll timelines shows the same', async () => {
  const motion = moved({ scrub: true, pin: true, start: 'top 100px', end: '+=300' })
  const own = await seenBy('own', motion)
  page = await site.open(body)
  await page.evaluate('delete window.ScrollTimeline')
  await page.addScriptTag({ content: both })
  expect(await seenBy('own', motion)).toEqual(own)
})

const state = () =>
  page.evaluate('document.getAnimations().map(({ playState, playbackRate }) => [playState, playbackRate])')

test('it plays when it comes into sight, goes back when it leaves, and is gone when it is killed', async () => {
  const before = await page.evaluate('document.body.innerHTML')
  await play('own', moved({ start: 'top 80%', toggleActions: 'play pause resume reverse' }, { duration: 60 }))
  await seenAt(0)
  expect(await state()).toEqual([['paused', 1]])
  await seenAt(500)
  expect(await state()).toEqual([['running', 1]])
  await seenAt(2000)
  expect(await state()).toEqual([['paused', 1]])
  await seenAt(500)
  expect(await state()).toEqual([['running', 1]])
  await seenAt(0)
  expect(await state()).toEqual([[expect.stringMatching(/running|finished/), -1]])
  await page.evaluate('playing.kill()')
  await seenAt(500)
  expect(await state()).toEqual([])
  expect(await page.evaluate('document.body.innerHTML')).toBe(before)
})

test('what plays once does not go back when it is left', async () => {
  await play('own', moved({ start: 'top 80%', toggleActions: 'play none none reverse', once: true }, { duration: 60 }))
  await seenAt(500)
  expect(await state()).toEqual([['running', 1]])
  await seenAt(0)
  expect(await state()).toEqual([['running', 1]])
})

test('whoever asks for less motion sees the end of what plays, and nothing that follows the scroll', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await play('own', moved({ scrub: true, pin: true }))
  expect((await seenAt(850)).look[4]).toBe(0)
  await play('own', alone(tween({ opacity: 0, x: 0 }, { opacity: 1, x: 30 }, { duration: 60 })))
  expect((await seenAt(0)).look[4]).toBe(30)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
})

test('pause, seek, reverse and restart', async () => {
  await play('own', alone(tween({ x: 0 }, { x: 100 }, { ease: 'none', duration: 60 })))
  const time = () => page.evaluate<number>('playing.time()')
  await page.evaluate('playing.seek(30)')
  expect((await seenAt(0)).look[4]).toBe(50)
  expect(await time()).toBe(30)
  await page.evaluate('playing.reverse()')
  expect(await state()).toEqual([['running', -1]])
  await page.evaluate('playing.pause()')
  expect(await time()).toBeLessThanOrEqual(30)
  await page.evaluate('playing.restart()')
  expect(await state()).toEqual([['running', 1]])
  expect(await time()).toBeLessThan(29)
  await page.evaluate('playing.seek(60); playing.play()')
  expect((await seenAt(0)).look[4]).toBe(100)
})

test('a built page plays its motions under a strict policy, and scripts find them by their names', async () => {
  const rise = { ...newAnimation('rise'), to: { x: '80' }, toOptions: { duration: '60', paused: 'true' } }
  const motion = { ...newMotion('mt1', 'index'), animations: [rise] }
  const marked = { mains: new Set(['mt1']), instances: new Set<string>() }
  const script = ownMotionScript(pageMotions({ motions: { mt1: motion } }, 'index', marked))
  page = await site.open(body.replace('id="a"', 'id="a" motion-id="mt1"'))
  await page.evaluate(`document.head.append(Object.assign(document.createElement('meta'), {
    httpEquiv: 'Content-Security-Policy', content: "style-src 'self'; style-src-attr 'none'" }))`)
  await page.addScriptTag({ content: shipped })
  await page.addScriptTag({ content: script })
  await page.evaluate('rise.seek(60)')
  expect(await page.evaluate('getComputedStyle(document.getElementById("a")).transform')).toBe(
    'matrix(1, 0, 0, 1, 80, 0)',
  )
  expect(site.problems).toEqual([])
})

/** A built page on which GSAP plays this one animation of #a. */
async function playedByGsap(animation: Partial<MotionAnimation>): Promise<void> {
  const own = { ...newAnimation('rise'), ...animation }
  const motion = { ...newMotion('mt1', 'index'), animations: [own] }
  const marked = { mains: new Set(['mt1']), instances: new Set<string>() }
  page = await site.open(body.replace('id="a"', 'id="a" motion-id="mt1"'))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const libraries = await motionRuntime.libraries()
  for (const path of ['gsap', 'ScrollTrigger', 'MotionPathPlugin'] as const) {
    await page.addScriptTag({ content: libraries[`libs/js/${path}.min.js`] })
  }
  await page.addScriptTag({ content: motionScript(pageMotions({ motions: { mt1: motion } }, 'index', marked)) })
  await page.addScriptTag({ content: both })
}

test('what is pinned makes room before what stands below it is measured, whichever was made first', async () => {
  const scrollTriggerOptions = { pin: 'true', start: 'top 100px', end: '+=300' }
  const pinned = (id: string) => ({
    ...newMotion(id, 'index'),
    animations: [{ ...newAnimation(id), to: { x: '80' }, scrollTriggerOptions }],
  })
  const motions = { below: pinned('below'), above: pinned('above') }
  const marked = { mains: new Set(['below', 'above']), instances: new Set<string>() }
  page = await site.open(
    body.replace('id="a"', 'motion-id="above"').replace('id="after"', 'id="after" motion-id="below"'),
  )
  const libraries = await motionRuntime.libraries()
  for (const path of ['gsap', 'ScrollTrigger'] as const) {
    await page.addScriptTag({ content: libraries[`libs/js/${path}.min.js`] })
  }
  await page.addScriptTag({ content: motionScript(pageMotions({ motions }, 'index', marked)) })
  // As it does when a page is loaded.
  await page.evaluate('ScrollTrigger.refresh()')
  expect(await page.evaluate('ScrollTrigger.getAll().map(({ start }) => start)')).toEqual([700, 1100])
})

const slowly = { from: { x: '-50', opacity: '0' }, to: { x: '80', opacity: '0.5' }, toOptions: { duration: '60' } }
test.each<[string, Partial<MotionAnimation>, x: number, opacity: string]>([
  ['at its end, what plays', slowly, 80, '0.5'],
  [
    'at its end, what waits for the scroll',
    { ...slowly, scrollTriggerOptions: { start: 'top top', pin: 'true' } },
    80,
    '0.5',
  ],
  ['not at all, what follows the scroll', { ...slowly, scrollTriggerOptions: { scrub: 'true', pin: 'true' } }, 0, '1'],
  ['not at all, what never ends', { ...slowly, toOptions: { repeat: '-1' } }, 0, '1'],
  [
    'at its end, what is led along a path',
    { toOptions: { duration: '60', motionPath: { path: 'M0,0 L40,30' } } },
    40,
    '1',
  ],
])('whoever asks for less motion sees with GSAP, %s', async (_name, animation, x, opacity) => {
  await playedByGsap(animation)
  for (const scrolled of [0, 850, 1500]) {
    const { top, look } = await seenAt(scrolled)
    expect([look[4], look[6]], `scrolled to ${scrolled}`).toEqual([x, Number(opacity) * 100])
    expect(top - look[5]!).toBe(800 - scrolled)
  }
  expect(site.problems).toEqual([])
})
