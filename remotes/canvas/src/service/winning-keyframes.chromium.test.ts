import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBench, type Bench } from '../testing/chromium.ts'
import type { winningKeyframes } from './winning-keyframes.ts'

interface Room {
  fixture: { winningKeyframes: typeof winningKeyframes }
  ready?: boolean
}
declare const window: Room & Window

let bench: Bench
let page: Page

beforeAll(async () => {
  bench = await startBench(join(import.meta.dirname, 'winning-keyframes.ts'))
  page = await bench.browser.newPage()
  await page.goto(bench.origin)
  await page.waitForFunction(() => window.ready)
})
afterAll(() => bench.close())

const k = (order: number) => `@keyframes a { from { order: ${order} } }`
const sheet = (css: string, attributes = '') => `<style ${attributes}>${css}</style>`

test.each([
  ['the last one', sheet(`${k(1)} ${k(2)}`)],
  ['of two sheets', sheet(k(1)) + sheet(k(2))],
  ['in no layer', sheet(`${k(1)} @layer x { ${k(2)} }`)],
  ['layers named beforehand', sheet('@layer x, y;') + sheet(`@layer y { ${k(1)} } @layer x { ${k(2)} }`)],
  ['beside an inner layer', sheet(`@layer x { ${k(1)} @layer y { ${k(2)} } }`)],
  ['inner layers of two outer ones', sheet(`@layer x.b, y; @layer y.a { ${k(1)} } @layer x.c { ${k(2)} }`)],
  ['anonymous layers', sheet(`@layer { ${k(1)} } @layer { ${k(2)} } @layer x { ${k(3)} }`)],
  ['a layer entered twice', sheet(`@layer x { ${k(1)} } @layer y { ${k(2)} } @layer x { ${k(3)} }`)],
  ['a condition that is not met', sheet(`${k(1)} @media print { ${k(2)} } @supports (no: 1) { ${k(3)} }`)],
  ['a condition that is met', sheet(`${k(1)} @media screen { @supports (order: 1) { ${k(2)} } }`)],
  ['a sheet for another medium', sheet(k(1)) + sheet(`@layer y; ${k(2)}`, 'media="print"')],
  [
    'a layer named where nothing is met',
    sheet(`@media print { @layer y; } @layer x, y; @layer x { ${k(2)} } @layer y { ${k(3)} }`),
  ],
  ['the older name of the rule', sheet(`${k(1)} @-webkit-keyframes a { from { order: 2 } }`)],
])('the keyframes that the browser uses are found: %s', async (_what, sheets) => {
  const [found, used] = await page.evaluate((markup) => {
    document.body.innerHTML = `${markup}<p style="animation: a 1s paused">x</p>`
    const animation = document.querySelector('p')!.getAnimations()[0]!
    const [frame] = (animation.effect as KeyframeEffect).getKeyframes()
    const rule = window.fixture.winningKeyframes(document, 'a')!.cssRules[0] as CSSKeyframeRule
    return [rule.style.order, frame?.['order']]
  }, sheets)
  expect(used).toMatch(/^[123]$/)
  expect(found).toBe(used)
})

test('a layer that a sheet is brought into counts as its own', async () => {
  bench.serve('/in.css', k(2), 'text/css')
  await page.goto(bench.origin)
  await page.waitForFunction(() => window.ready)
  const found = await page.evaluate(
    async (css) => {
      const style = document.createElement('style')
      style.textContent = css
      await new Promise((resolve) => {
        style.addEventListener('load', resolve)
        document.head.append(style)
      })
      return (window.fixture.winningKeyframes(document, 'a')!.cssRules[0] as CSSKeyframeRule).style.order
    },
    `@import "/in.css" layer(x); ${k(1)}`,
  )
  expect(found).toBe('1')
})
