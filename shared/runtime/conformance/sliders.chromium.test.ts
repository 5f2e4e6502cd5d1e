import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { mainSliderOptions, sliderEffects, sliderOptionGroups, sliderOptionNames } from '@pergola/site/components'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportSite } from './export-site.ts'
import { serveSite } from './serve-site.ts'

interface Slider extends HTMLElement {
  swiper: { params: Record<string, unknown>; activeIndex: number; autoplay: { running: boolean } }
}
declare const probe: Slider

let browser: Browser
let page: Page
let served: Awaited<ReturnType<typeof serveSite>>

const slides = '<swiper-slide>1</swiper-slide><swiper-slide>2</swiper-slide>'
// Every module is there, and nothing is told but that.
const switches = sliderOptionGroups.flatMap(({ switchedBy }) => switchedBy ?? [])
const open = `<swiper-container id="probe" v-bind="{}" ${switches.map((name) => `${name}="true"`).join(' ')} scrollbar="true">`

beforeAll(async () => {
  const content = `${open}${slides}</swiper-container>`
  const turning = `<swiper-container id="probe" navigation="true" autoplay-delay="20">${slides}</swiper-container>`
  const files = await exportSite({
    pages: [
      { name: 'index', content },
      { name: 'turning', content: turning },
    ],
    records: {},
    settings: { disable_petite_vue: true },
  })
  served = await serveSite(files)
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  page = await browser.newPage()
}, 60_000)
afterAll(async () => {
  await browser.close()
  served.close()
})

const camel = (name: string) => name.replace(/-[a-z]/g, (part) => part[1]!.toUpperCase())
const objectNames = `
  a11y autoplay cards-effect coverflow-effect creative-effect cube-effect fade-effect flip-effect free-mode grid
  hash-navigation keyboard mousewheel navigation pagination scrollbar thumbs virtual zoom
`
const objects = objectNames.trim().split(/\s+/)

/** Where the slider keeps what an attribute says. */
function placeOf(name: string): string[] {
  const object = objects.find((each) => name === each || name.startsWith(`${each}-`))
  if (object === undefined) return [camel(name)]
  return [camel(object), name === object ? 'enabled' : camel(name.slice(object.length + 1))]
}

const options = [...mainSliderOptions, ...sliderOptionGroups.flatMap((group) => group.options)]

test('every option has the default of the slider itself', async () => {
  await page.goto(`${served.origin}/index.html`)
  const read = (place: string[]) =>
    page.evaluate(
      (names) => names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], probe.swiper.params) ?? '',
      place,
    )
  // Where none is named, the slider makes the buttons itself.
  const told = options.filter(({ name }) => !name.endsWith('-el'))
  for (const { name, initial } of told) expect([name, await read(placeOf(name))]).toEqual([name, initial])
})

test('no option stands twice, and the effects are those that have a module', () => {
  expect(new Set(sliderOptionNames).size).toBe(sliderOptionNames.length)
  expect(sliderOptionGroups.flatMap(({ effect }) => effect ?? [])).toEqual(sliderEffects.slice(1))
})

test('what turns by itself does; for who asks for less motion it stands, and is turned by hand at once', async () => {
  await page.goto(`${served.origin}/pages/turning.html`)
  await expect.poll(() => page.evaluate(() => probe.swiper.activeIndex)).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  expect(await page.evaluate(() => probe.swiper.autoplay.running)).toBe(false)
  const turned = await page.evaluate(() => {
    probe.shadowRoot?.querySelector<HTMLElement>('.swiper-button-next')?.click()
    return [
      probe.swiper.activeIndex,
      new DOMMatrix(getComputedStyle(probe.shadowRoot!.querySelector('.swiper-wrapper')!).transform).e,
    ]
  })
  expect(turned).toEqual([1, -(await page.evaluate(() => probe.clientWidth))])
})
