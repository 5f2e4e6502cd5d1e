/* oxlint-disable import/default -- they are bundled to a text, whatever they export */
import type { MotionValues, PlayableMotion } from '@pergola/contracts'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gzipSync } from 'node:zlib'
import { canExpress } from '@pergola/site/motions'
import shipped from '../src/motions/own/page.ts?shipped'
import both from './both-engines.ts?shipped'
import { alone, eases, motions, timeline, tween } from './motion-cases.ts'
import { openSite, type Site } from './open-site.ts'

// A longer look, elsewhere every time: PERGOLA_FUZZ=20 npx vitest run
const rounds = Number(process.env['PERGOLA_FUZZ'] ?? 1)

let site: Site
let page: Page
beforeAll(async () => {
  site = await openSite()
  page = await site.open(
    '<style>.box { width: 100px; height: 20px } #turned { transform: rotate(30deg) translateX(10px) }</style>' +
      '<div><p class="box" id="a">A</p><p class="box" id="b" style="opacity: 0.5">B</p>' +
      '<p class="box" id="c">C</p><p class="box" id="turned">D</p></div>',
  )
  await page.addScriptTag({ content: both })
})
afterAll(() => site.close())

/** The boxes, as a build reads them. */
const boxes = ['a', 'b', 'c', 'turned'].map((id) => ({
  name: 'p',
  attributes: Object.entries({ class: 'box', id }).map(([name, value]) => ({ name, value })),
}))
const can = (motion: PlayableMotion) => canExpress([motion], () => boxes)

/** As one text: some thousands of numbers, each handed over by itself, take longer than the motion. */
async function looksOf(engine: string, motion: PlayableMotion, times: readonly number[]): Promise<number[][][]> {
  const call = `sample(${JSON.stringify(engine)}, ${JSON.stringify(motion)}, ${JSON.stringify(times)})`
  return JSON.parse(await page.evaluate(`JSON.stringify(${call}.looks)`))
}

/** Far enough from the moments at which values jump, where a millisecond decides. */
const timesUntil = (end: number) => Array.from({ length: 41 }, (_, at) => (end * (at + 0.37)) / 41)

/**
 * Less than a pixel or a percent is not seen, of what is turned and skewed a percent of it; the other one rounds lengths
 * and colours to whole numbers.
 */
function toleranceOf(part: number, wanted: number): number {
  if (part > 5) return 1.1
  return part > 3 ? 0.8 : 0.8 * Math.max(1, Math.abs(wanted) / 100)
}

async function expectAlike(motion: PlayableMotion): Promise<void> {
  const times = timesUntil(5)
  const own = await looksOf('own', motion, times)
  const other = await looksOf('gsap', motion, times)
  const far = times.flatMap((time, at) =>
    (own[at] ?? []).flatMap((look, box) =>
      look.flatMap((value, part) => {
        const wanted = other[at]?.[box]?.[part] ?? Number.NaN
        return Math.abs(value - wanted) <= toleranceOf(part, wanted) ? [] : [{ time, box, part, value, wanted }]
      }),
    ),
  )
  expect(far.slice(0, 5)).toEqual([])
}

test('the engine stays under 4 kB', () => {
  expect(gzipSync(shipped, { level: 9 }).length).toBeLessThan(4096)
})

describe('our engine shows at every time what GSAP shows', () => {
  test.each(motions)('%s', (_name, motion) => expectAlike(motion))
  test('it says of all of them that it can', () => {
    expect(motions.filter(([, motion]) => !can(motion)).map(([name]) => name)).toEqual([])
  })
  test.each(eases)('ease %s', (ease) => expectAlike(alone(tween({ x: 0 }, { x: 100 }, { ease, duration: 5 }))))

  const value = (property: string) => {
    if (property === 'opacity') return fc.integer({ min: 0, max: 100 }).map((number) => number / 100)
    return property === 'skewX' ? fc.integer({ min: -40, max: 40 }) : fc.integer({ min: -200, max: 200 })
  }
  const values = fc
    .uniqueArray(fc.constantFrom('x', 'y', 'rotate', 'skewX', 'opacity', 'marginLeft'), { minLength: 1 })
    .chain((names) => {
      const side = fc.record(Object.fromEntries(names.map((name) => [name, value(name)])))
      return fc.tuple(side, side)
    })
  const tenths = (max: number) => fc.integer({ min: 0, max }).map((number) => number / 10)
  const options = fc.record(
    {
      duration: fc.integer({ min: 1, max: 30 }).map((number) => number / 10),
      ease: fc.constantFrom(...eases.filter((name) => !name.startsWith('cubic') && !name.startsWith('steps'))),
      delay: tenths(10),
      repeat: fc.integer({ min: 0, max: 3 }),
      repeatDelay: tenths(8),
      yoyo: fc.boolean(),
      stagger: tenths(5),
    },
    { requiredKeys: ['duration'] },
  )
  const tweens = fc.tuple(values, options, fc.constantFrom('#a', '.box')).map(([[from, to], given, selector]) => {
    return tween(from, to, given, { selector })
  })
  const samples = { numRuns: 30 * rounds, endOnFailure: true }

  test('any tween', async () => {
    await fc.assert(
      fc.asyncProperty(tweens, (each) => expectAlike(alone(each))),
      samples,
    )
  })

  test('any timeline of elements that move one after the other', async () => {
    const others = fc
      .tuple(tweens, fc.constantFrom('', '+=0.3', '>0.2'))
      .map(([each, position]) => ({ ...each, position }))
    const lines = fc.record({ repeat: fc.integer({ min: 0, max: 2 }), yoyo: fc.boolean() }, { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(lines, fc.tuple(tweens, others, others), (line, [first, second, third]) =>
        expectAlike(
          timeline(line, { ...first, selector: '#a' }, { ...second, selector: '#b' }, { ...third, selector: '#c' }),
        ),
      ),
      samples,
    )
  })

  test('any timeline in which tweens of one element take turns', async () => {
    const turns = fc.tuple(values, options, fc.constantFrom('', '+=0.3', '+=0'))
    const lines = fc.record(
      { defaults: fc.record({ ease: fc.constantFrom('power2.in', 'none') }) },
      { requiredKeys: [] },
    )
    const any = fc
      .tuple(lines, values, options, fc.constantFrom('#a', '.box'), fc.array(turns, { minLength: 1, maxLength: 3 }))
      .map(([line, [from, to], given, selector, later]) =>
        timeline(
          line,
          tween(from, to, given, { selector }),
          ...later.map(([[begin, end], more, position]) => tween(begin, end, more, { position })),
        ),
      )
    const asked = fc.asyncProperty(any.filter(can), expectAlike)
    await fc.assert(asked, samples)
  })

  test('any motion that it says it can express', async () => {
    const places = fc.constantFrom('', '+=0.3', '-=0.2', '<', '<0.2', '>', '>-0.1', '0.4', '<50%', 'a', 'a+=0.1')
    const stagger = fc.oneof(
      tenths(4),
      fc.record(
        { each: tenths(4), from: fc.constantFrom('start', 'center', 'end', 'edges', 'random', 1) },
        { requiredKeys: ['each'] },
      ),
      fc.record({ amount: tenths(9), from: fc.constantFrom('center', 'edges') }),
    )
    const lists = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 3, maxLength: 4 })
    // What is refused for itself is rare, so that most motions are asked where their tweens meet.
    const often = <T>(arbitrary: fc.Arbitrary<T>) => ({ weight: 6, arbitrary })
    const rarely = <T>(arbitrary: fc.Arbitrary<T>) => ({ weight: 1, arbitrary })
    const sides = fc.oneof(
      often(values),
      often(values.map(([from]): [MotionValues, MotionValues] => [from, {}])),
      often(values.map(([, to]): [MotionValues, MotionValues] => [{}, to])),
      rarely(lists.map((x): [MotionValues, MotionValues] => [{}, { x, autoAlpha: 0.5 }])),
      rarely(lists.map((x): [MotionValues, MotionValues] => [{ y: 0 }, { x, y: 20 }])),
    )
    const plain = fc.record(
      {
        duration: fc.integer({ min: 2, max: 20 }).map((number) => number / 10),
        ease: fc.constantFrom(...eases.filter((name) => !name.startsWith('steps'))),
        delay: tenths(10),
        repeat: fc.constantFrom(-1, 0, 1, 2),
        repeatDelay: tenths(5),
        yoyo: fc.boolean(),
        stagger,
      },
      { requiredKeys: ['duration'] },
    )
    const foreign = fc.record({
      yoyoEase: fc.constantFrom('power3.in', true),
      overwrite: fc.constantFrom('auto', false),
      snap: fc.constant('x'),
    })
    const more = fc.oneof(
      often(plain),
      rarely(fc.tuple(plain, foreign).map(([one, other]): MotionValues => ({ ...one, ...other }))),
    )
    const each = fc
      .tuple(sides, more, fc.constantFrom('#a', '#b', '#c', '.box'), places)
      .map(([[from, to], given, selector, position]) => tween(from, to, given, { selector, position }))
    const lines = fc.record(
      {
        repeat: fc.constantFrom(-1, 0, 2),
        repeatDelay: tenths(5),
        yoyo: fc.boolean(),
        delay: tenths(5),
        defaults: fc.record({ ease: fc.constantFrom('power2.in', 'none') }),
        smoothChildTiming: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    const any = fc
      .tuple(fc.option(lines), fc.array(each, { minLength: 1, maxLength: 3 }))
      .map(([line, all]) =>
        line ? timeline(line, ...all) : alone(...all.map(({ position: _place, ...rest }) => rest)),
      )
    await fc.assert(fc.asyncProperty(any.filter(can), expectAlike), { ...samples, numRuns: 120 })
  })
})
