import { gzipSync } from 'node:zlib'
import { findPreset, presetMotion, usualChoice } from '@pergola/site/motions'
import { newProjectSettings } from '@pergola/contracts'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportSite } from './export-site.ts'
import { serveSite, type ServedSite } from './serve-site.ts'

const lift = findPreset('lift')!
const motion = (when: 'hover' | 'click') =>
  presetMotion(lift, { ...usualChoice(lift), when, duration: 0.1, distance: 20 }, `mt-${when}`, when)

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterAll(() => browser.close())

describe('a page with a reveal and a toggle of a class', () => {
  test('carries at most 18 kB of script', async () => {
    const up = findPreset('up')!
    const files = await exportSite({
      pages: [{ name: 'index', content: '<h1 motion-id="mt1" v-on:click="toggleClass(`.a`, `b`)">x</h1>' }],
      records: { motions: { mt1: presetMotion(up, usualChoice(up), 'mt1', 'index') } },
      settings: newProjectSettings,
    })
    const html = files.get('index.html') ?? ''
    const linked = [...html.matchAll(/<script[^>]* src="\.\/([^"]+)"/g)].map(([, path = '']) => files.get(path) ?? '')
    expect(linked.length).toBeGreaterThan(3)
    expect(linked.reduce((sum, text) => sum + gzipSync(text).length, 0)).toBeLessThan(18_000)
  })
})

describe.each([true, false])('a motion that waits, with the small engine %s', (isOwn) => {
  let served: ServedSite
  beforeAll(async () => {
    const page = (name: string) => ({
      name,
      content: `<p>Text</p><button id="a" motion-id="mt-${name}">Press</button><i tabindex="0">x</i>`,
    })
    const files = await exportSite({
      pages: [page('hover'), page('click')],
      records: { motions: { 'mt-hover': motion('hover'), 'mt-click': motion('click') } },
      settings: { enable_own_motion_engine: isOwn },
    })
    served = await serveSite(files)
    served.policy = "default-src 'self'"
  }, 60_000)
  afterAll(() => served.close())

  async function open(name: string, reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<Page> {
    const page = await browser.newPage({ reducedMotion })
    await page.goto(`${served.origin}/pages/${name}.html`)
    return page
  }
  const shift = (page: Page) =>
    page.locator('#a').evaluate((found) => new DOMMatrix(getComputedStyle(found).transform).f)

  test('plays forth while it is pointed at or has the focus, and back', async () => {
    const page = await open('hover')
    expect(await shift(page)).toBe(0)
    await page.locator('#a').hover()
    await expect.poll(() => shift(page)).toBe(-20)
    await page.mouse.move(0, 500)
    await expect.poll(() => shift(page)).toBe(0)
    await page.locator('#a').focus()
    await expect.poll(() => shift(page)).toBe(-20)
    await page.locator('i').focus()
    await expect.poll(() => shift(page)).toBe(0)
    await page.close()
  })

  test('plays forth at one press and back at the next', async () => {
    const page = await open('click')
    for (const expected of [-20, 0, -20]) {
      await page.locator('#a').focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => shift(page)).toBe(expected)
    }
    await page.close()
  })

  test('does nothing for who asks for less motion', async () => {
    const page = await open('click', 'reduce')
    await page.locator('#a').click()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await shift(page)).toBe(0)
    await page.close()
  })
})
