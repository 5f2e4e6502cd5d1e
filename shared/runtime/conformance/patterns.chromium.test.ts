import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { patternNames, patternScript } from '../src/patterns/pattern-script.ts'
import { exportSite } from './export-site.ts'
import { libraryPage } from './library-page.ts'
import { serveSite, type ServedSite } from './serve-site.ts'

const names =
  'accordion back-to-top carousel cookie-bar copy-button countdown dropdown filter-list lightbox mobile-menu modal read-more tabs theme-switch toast'
const paths = [
  ...names.split(' ').map((name) => `patterns/${name}`),
  ...['contact-form-plain', 'multi-step-form', 'search-form', 'file-form'].map((name) => `forms/${name}`),
]

let files: Map<string, string>
let served: ServedSite
let browser: Browser
let page: Page
const problems: string[] = []

beforeAll(async () => {
  const pages = paths.map(libraryPage)
  const sheets = Object.fromEntries(pages.map(({ name, css }) => [`css/${name}.css`, css]))
  files = await exportSite({ pages: [{ name: 'index', content: '<p>Plain</p>' }, ...pages], records: {}, sheets })
  served = await serveSite(files)
  served.policy = "default-src 'self'; img-src data:"
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: ['--no-sandbox', '--disable-gpu'],
  })
}, 60_000)
afterAll(async () => {
  await browser.close()
  served.close()
})

async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 800, height: 600 },
    reducedMotion: 'reduce',
    ...options,
  })
  page = await context.newPage()
  problems.length = 0
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${served.origin}/pages/${path.replace('/', '-')}.html`)
  return page
}
afterEach(async () => {
  await page.context().close()
  expect(problems).toEqual([])
})

const focused = () =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label'))
const keys = async (...pressed: string[]) => {
  for (const key of pressed) await page.keyboard.press(key)
}
const isShown = (selector: string) => expect.poll(() => page.locator(selector).first().isVisible())

describe('a pattern in an exported page, by keyboard and by mouse', () => {
  test.each([
    ['patterns/mobile-menu', '.drawer', '.drawer-button', { width: 400, height: 600 }],
    ['patterns/dropdown', '.dropdown-menu', '.dropdown-button', { width: 800, height: 600 }],
    ['patterns/toast', '.toast', 'button', { width: 800, height: 600 }],
    ['patterns/modal', '.dialog', 'button', { width: 800, height: 600 }],
    ['patterns/lightbox', '.lightbox', '.lightbox-button', { width: 800, height: 600 }],
  ])(
    '%s opens, is left with Escape, and the focus comes back; without a script, too',
    async (path, opened, button, viewport) => {
      for (const javaScriptEnabled of [true, false]) {
        await open(path, { viewport, javaScriptEnabled })
        await isShown(opened).toBe(false)
        await page.locator(button).first().focus()
        await keys('Enter')
        await isShown(opened).toBe(true)
        await keys('Tab', 'Escape')
        await isShown(opened).toBe(false)
        if (javaScriptEnabled)
          expect(
            await page
              .locator(button)
              .first()
              .evaluate((each) => each === document.activeElement),
          ).toBe(true)
        await page.locator(button).first().click()
        await isShown(opened).toBe(true)
        await page.mouse.click(3, viewport.height - 3)
        await isShown(opened).toBe(false)
        if (javaScriptEnabled) await page.context().close()
      }
    },
  )

  test('a dropdown stands below its button, and inside the window where that is at its end', async () => {
    await open('patterns/dropdown', { viewport: { width: 320, height: 400 } })
    await page.addStyleTag({ content: 'body { margin: 0; text-align: end }' }).catch(() => null)
    await page.locator('.dropdown-button').click()
    const menu = (await page.locator('.dropdown-menu').boundingBox())!
    const button = (await page.locator('.dropdown-button').boundingBox())!
    expect(menu.y).toBeGreaterThanOrEqual(button.y + button.height)
    expect(menu.x).toBeGreaterThanOrEqual(0)
    expect(menu.x + menu.width).toBeLessThanOrEqual(320)
  })

  test('an accordion has one open item', async () => {
    await open('patterns/accordion')
    await page.locator('summary').nth(1).focus()
    await keys('Enter')
    expect(
      await page.locator('details').evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open)),
    ).toEqual([false, true, false, false])
  })

  test('read more tells what it does next', async () => {
    await open('patterns/read-more')
    const summary = page.getByText('Read how it was saved')
    await page.locator('summary').focus()
    await keys(' ')
    await isShown('text=Show less').toBe(true)
    await isShown('text=Forty neighbours').toBe(true)
    expect(await summary.isVisible()).toBe(false)
  })

  test('tabs are walked with arrows, also from right to left, and an address shows its panel', async () => {
    await open('patterns/tabs')
    const shown = () => page.getByRole('tabpanel').evaluateAll((all) => all.map(({ id }) => id))
    expect(await shown()).toEqual(['tab-hours'])
    await page.getByRole('tab', { selected: true }).focus()
    await keys('ArrowRight')
    expect([await shown(), await focused()]).toEqual([['tab-prices'], 'Prices'])
    await keys('End', 'ArrowRight')
    expect(await shown()).toEqual(['tab-hours'])
    await page.evaluate(() => (document.dir = 'rtl'))
    await keys('ArrowLeft')
    expect(await shown()).toEqual(['tab-prices'])
    await page.getByRole('tab', { name: 'Getting here' }).click()
    expect(await shown()).toEqual(['tab-way'])
    await page.evaluate(() => (location.hash = '#tab-hours'))
    await expect.poll(shown).toEqual(['tab-hours'])
  })

  test('without a script all panels of tabs stand there, and nothing is offered that does nothing', async () => {
    await open('patterns/tabs', { javaScriptEnabled: false })
    expect(await page.locator('.tab-panel:visible').count()).toBe(3)
    for (const [path, dead, alive] of [
      ['patterns/carousel', '.carousel-buttons', '.carousel-strip'],
      ['patterns/copy-button', '.copy-button', '.copy-text'],
      ['patterns/countdown', '.countdown-cells', 'time'],
      ['patterns/filter-list', '.filter-bar', '.filter-item'],
      ['patterns/theme-switch', '.visually-hidden:focus', '[type="radio"]'],
      ['forms/multi-step-form', '.step-form-go', '[type="date"]'],
    ] as const) {
      await page.context().close()
      await open(path, { javaScriptEnabled: false })
      expect(
        [await page.locator(dead).first().isVisible(), await page.locator(alive).first().isVisible()],
        path,
      ).toEqual([false, true])
    }
  })

  test('a carousel goes on by its buttons, forth and back, and says where it ends', async () => {
    for (const dir of ['ltr', 'rtl']) {
      await open('patterns/carousel')
      await page.evaluate((given) => (document.dir = given), dir)
      const at = () => page.locator('.carousel-strip').evaluate((strip) => Math.abs(strip.scrollLeft))
      const disabled = () =>
        page.locator('[data-step]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-disabled')))
      await expect.poll(disabled).toEqual(['true', 'false'])
      await page.locator('[data-step="1"]').focus()
      await keys('Enter')
      await expect.poll(at).toBeGreaterThan(200)
      await expect.poll(disabled).toEqual(['false', 'false'])
      for (let times = 0; times < 4; times += 1) await keys('Enter')
      await expect.poll(disabled).toEqual(['false', 'true'])
      if (dir === 'ltr') await page.context().close()
    }
  })

  test('a cookie bar is answered once, tells the page, and is asked for again by a link', async () => {
    await open('patterns/cookie-bar', { javaScriptEnabled: false })
    expect(await page.locator('.cookie-bar').isVisible()).toBe(false)
    await page.context().close()
    await open('patterns/cookie-bar')
    await page.evaluate(() =>
      document.addEventListener('cookie-choice', (event) => (document.title = (event as CustomEvent<string>).detail)),
    )
    await page.getByRole('button', { name: 'No, thank you' }).focus()
    await keys('Enter')
    await isShown('.cookie-bar').toBe(false)
    expect(await page.title()).toBe('no')
    await page.reload()
    await isShown('.cookie-bar').toBe(false)
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<a href="#cookie-bar">Cookies</a>'))
    await page.getByRole('link', { name: 'Cookies' }).click()
    await isShown('.cookie-bar').toBe(true)
    expect(await focused()).toBe('No, thank you')
  })

  test('a theme is chosen by radio buttons and remembered', async () => {
    await open('patterns/theme-switch', { colorScheme: 'light' })
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    await page.getByRole('radio', { name: 'As my device' }).focus()
    await keys('ArrowDown', 'ArrowDown')
    expect(await scheme()).toBe('dark')
    await page.reload()
    expect(await scheme()).toBe('dark')
    await page.getByRole('radio', { name: 'Light' }).check()
    expect(await scheme()).toBe('light')
  })

  test('the link to the top comes when the page was scrolled', async () => {
    await open('patterns/back-to-top')
    await page.evaluate(() => (document.body.style.height = '4000px'))
    await isShown('.back-to-top').toBe(false)
    await page.evaluate(() => scrollTo(0, 1500))
    await isShown('.back-to-top').toBe(true)
    await page.locator('.back-to-top').focus()
    await keys('Enter')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('a text is copied, and that is said', async () => {
    await open('patterns/copy-button', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('button', { name: 'Copy' }).focus()
    await keys('Enter')
    await expect.poll(() => page.getByRole('status').textContent()).toBe('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SPRING-IN-THE-GARDEN')
  })

  test('a countdown counts, and says when it is over', async () => {
    await open('patterns/countdown')
    const days = () => page.locator('[data-unit="days"]').textContent()
    const seconds = () => page.locator('[data-unit="seconds"]').textContent()
    expect(Number(await days())).toBeGreaterThan(100)
    const before = await seconds()
    await expect.poll(seconds).not.toBe(before)
    await page.evaluate(() => (document.querySelector('time')!.dateTime = '2001-01-01'))
    await page.route(/countdown\.html/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace('2030-06-15T18:00', '2001-01-01') })
    })
    await page.reload()
    await isShown('.countdown-over').toBe(true)
    await isShown('.countdown-cells').toBe(false)
  })

  test('a list shows the kind that is chosen and the words that are searched', async () => {
    await open('patterns/filter-list')
    const shown = () => page.locator('.card-title:visible').allTextContents()
    await page.getByRole('radio', { name: 'All' }).focus()
    await keys('ArrowDown')
    expect(await shown()).toEqual(['Rye with caraway', 'Country loaf', 'Cheese straw'])
    await page.getByRole('searchbox').fill('WAY home')
    expect([await shown(), await page.getByRole('status').textContent()]).toEqual([['Cheese straw'], '1 of 6 shown'])
    await page.getByRole('searchbox').fill('pizza')
    await isShown('[data-nothing]').toBe(true)
  })
})

describe('a form in an exported page', () => {
  const post = (status: number | 'offline') =>
    page.route('https://forms.example/**', (route) => {
      sent.push(route.request().postData() ?? '')
      if (status === 'offline') return route.abort()
      return route.fulfill({ status, body: '{}', headers: { 'access-control-allow-origin': '*' } })
    })
  const sent: string[] = []
  const aim = () => {
    sent.length = 0
    return page.locator('form').evaluate((form) => form.setAttribute('action', 'https://forms.example/in'))
  }
  const fill = async () => {
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Message').fill('A bridge, please.')
  }

  test('is sent without leaving the page, and says so', async () => {
    served.policy = "default-src 'self'; connect-src https://forms.example; img-src data:"
    await open('forms/contact-form-plain')
    await post(200)
    await aim()
    await page.getByRole('button').click()
    expect(await page.getByText('Tell us what to call you.').isVisible()).toBe(true)
    expect(sent).toEqual([])
    await fill()
    await page.getByLabel('Your name').focus()
    await keys('Enter')
    await isShown('[data-when="sent"]').toBe(true)
    expect(sent).toEqual(['name=Ada&email=ada%40example.com&message=A+bridge%2C+please.&_gotcha='])
    expect(await page.getByLabel('Your name').inputValue()).toBe('')
  })

  test.each([500, 'offline'] as const)(
    'that fails (%s) keeps what was written, says so, and goes the browser’s way next',
    async (status) => {
      served.policy = "default-src 'self'; connect-src https://forms.example; img-src data:"
      await open('forms/contact-form-plain')
      await post(status)
      await aim()
      await fill()
      await page.getByRole('button').click()
      await isShown('[data-when="failed"]').toBe(true)
      expect(await page.getByLabel('Message').inputValue()).toBe('A bridge, please.')
      const next = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().startsWith('https://forms.example'),
      )
      await page.getByRole('button').click()
      expect((await next).method()).toBe('POST')
    },
  )

  test('to a mail address, or by GET, is left to the browser', async () => {
    await open('forms/search-form')
    await page.getByRole('searchbox').fill('bread')
    await keys('Enter')
    await expect.poll(() => page.url()).toContain('?q=bread')
  })

  test('of several steps asks for one after the other and sends all', async () => {
    served.policy = "default-src 'self'; connect-src https://forms.example; img-src data:"
    await open('forms/multi-step-form')
    await post(200)
    await aim()
    const step = () => page.locator('legend:visible').first().textContent()
    await page.getByRole('button', { name: 'Next' }).click()
    expect(await step()).toBe('What is it about?')
    await page.getByLabel('A table').check()
    await page.getByRole('button', { name: 'Next' }).click()
    expect([await step(), await focused()]).toEqual(['When shall it be ready?', 'When shall it be ready?'])
    await page.getByRole('button', { name: 'Back' }).click()
    expect(await step()).toBe('What is it about?')
    await page.getByLabel('A table').focus()
    await keys('Enter')
    await page.getByLabel('Day').fill('2030-01-02')
    await keys('Enter')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Ask for a price' }).click()
    await isShown('[data-when="sent"]').toBe(true)
    expect(sent).toEqual(['about=table&date=2030-01-02&email=ada%40example.com&_gotcha='])
  })
})

describe('what pages carry', () => {
  const scripts = (path: string) =>
    [...(files.get(path) ?? '').matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source]) => source)

  test('is the script of the patterns they show, and none where the browser does it', () => {
    expect(scripts('pages/patterns-tabs.html')).toEqual(['../libs/js/patterns/patterns-tabs.js'])
    expect(files.get('libs/js/patterns/forms-multi-step-form.js')).toBe(patternScript(['form-steps', 'form']))
    for (const name of 'accordion back-to-top dropdown lightbox mobile-menu modal read-more toast'.split(' '))
      expect(scripts(`pages/patterns-${name}.html`), name).toEqual([])
    expect(scripts('index.html')).toEqual([])
  })

  test('is at most a kilobyte for each', () => {
    for (const name of patternNames) expect(patternScript([name]).length, name).toBeLessThan(2048)
  })
})
