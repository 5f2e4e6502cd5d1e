import { eventNames } from '@pergola/site/directives'
import { findAction } from '@pergola/site/interactions'
import { chromium } from 'playwright-core'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventCases, pastCases } from './event-cases.ts'
import type { EventCase } from './event-case.ts'
import { exportSite } from './export-site.ts'
import { serveStoppingSilence, silence } from './silence.ts'
import type { StoppingSilence } from './silence.ts'
import { serveSite } from './serve-site.ts'
import type { ServedSite } from './serve-site.ts'

const patient = { timeout: 20_000 }

/** What is said is a line of the page's list: the action of every event adds one. */
const idOf = (index: number) => `on-${index}`

type Heard = Pick<EventCase, 'event' | 'html'>

const contentOf = (cases: readonly Heard[]) =>
  cases.map(({ html }, index) => html.replace('@', `id="${idOf(index)}" interaction-id="iN${index}"`)).join('\n')

const groupsOf = (cases: readonly Heard[]) =>
  Object.fromEntries(
    cases.map(({ event }, index) => {
      const says = { ...findAction('appendChild'), params: { selector: '#said', html: `<li>${idOf(index)}</li>` } }
      return [`iN${index}`, [{ id: 'in1', name: 'in1', event, actions: [says] }]]
    }),
  )

const besides =
  '<ul id="said"></ul><p id="carried" draggable="true">carried</p><p id="land">land</p><p id="stranger">y</p>'
const sheetsWith = (stopping: string) => ({
  'global/global.css':
    '@keyframes shift { to { margin-left: 9px } } #said { display: none } #carried, #land { position: fixed; right: 9px } #land { top: 90px }',
  'global/global.js': `Object.assign(window, { tone: '${silence}', stopping: '${stopping}' })`,
})

let browser: Browser
let served: ServedSite
let sound: StoppingSilence
let page: Page
let devtools: CDPSession

beforeAll(async () => {
  sound = await serveStoppingSilence()
  const sheets = sheetsWith(sound.address)
  const content = `${besides}${contentOf(eventCases)}`
  const records = { interactions: groupsOf(eventCases) }
  const settings = { excute_commands_after_page_load: false }
  served = await serveSite(await exportSite({ pages: [{ name: 'index', content }], records, sheets, settings }))
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const context = await browser.newContext({ viewport: { width: 800, height: 600 }, hasTouch: true })
  page = await context.newPage()
  devtools = await context.newCDPSession(page)
  await page.goto(served.origin, { waitUntil: 'load' })
}, 60_000)
afterAll(async () => {
  await browser.close()
  served.close()
  sound.close()
})

const said = () => page.locator('#said li').allTextContents()
const timesHeard = async (id: string) => (await said()).filter((each) => each === id).length
const forget = (id: string) =>
  page.locator('#said li').evaluateAll((lines, wanted) => {
    for (const line of lines) if (line.textContent === wanted) line.remove()
  }, id)

test('every event that is offered has a case', () => {
  expect([...new Set(eventCases.map(({ event }) => event))].toSorted()).toEqual(eventNames.toSorted())
  expect(eventNames).toHaveLength(107)
})

describe('the action of an event runs', () => {
  const rows = eventCases.map((one, index) => ({ ...one, id: idOf(index) }))

  test.each(rows)('when $event happens at the $where ($how: $html)', async ({ id, run, times, atLoad }) => {
    if (!atLoad) await forget(id)
    const seen = await run({ page, el: page.locator(`#${id}`), devtools })
    if (typeof seen === 'boolean') return expect(seen).toBe(true)
    await expect.poll(() => timesHeard(id), patient).toBeGreaterThanOrEqual(times ?? 1)
    if (times !== undefined) expect(await timesHeard(id)).toBe(times)
  })

  test('and not when it happens at another element', async () => {
    const events = rows.filter(({ where }) => where === 'element').map(({ event }) => event)
    // In one turn, for what goes on by itself, such as an animation without an end, is heard all the while.
    const heard = await page.locator('#stranger').evaluate((node, names) => {
      const list = document.querySelector('#said')
      list?.replaceChildren()
      for (const name of names) node.dispatchEvent(new Event(name))
      return list?.childElementCount
    }, events)
    expect(heard).toBe(0)
  })

  test('when it was over before the commands start, and once', async () => {
    const content = `${besides}${contentOf(pastCases)}`
    const late = await exportSite({
      pages: [{ name: 'index', content }],
      records: { interactions: groupsOf(pastCases) },
      settings: { excute_commands_after_page_load: true },
    })
    const other = await serveSite(late)
    try {
      await page.goto(other.origin)
      const all = pastCases.map((_one, index) => idOf(index)).toSorted()
      await expect.poll(async () => (await said()).toSorted(), patient).toEqual(all)
    } finally {
      other.close()
    }
  })
})
