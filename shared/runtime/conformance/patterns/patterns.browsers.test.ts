import { describe, expect, test } from 'vitest'
import { createPatternSite, engines } from './pattern-site.ts'

describe.each(engines)('in %s', (engine) => {
  // The policy that the build writes lets each of them do what it does.
  const site = createPatternSite(engine, { add_security_policy: true })
  const { open, close, focused, keys, isShown } = site
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
          await site.page().locator(button).first().focus()
          await keys('Enter')
          await isShown(opened).toBe(true)
          await keys('Tab', 'Escape')
          await isShown(opened).toBe(false)
          if (javaScriptEnabled)
            expect(
              await site
                .page()
                .locator(button)
                .first()
                .evaluate((each) => each === document.activeElement),
            ).toBe(true)
          await site.page().locator(button).first().click()
          await isShown(opened).toBe(true)
          await site.page().mouse.click(3, viewport.height - 3)
          await isShown(opened).toBe(false)
          if (javaScriptEnabled) await close()
        }
      },
    )

    test('a dropdown stands below its button, and inside the window where that is at its end', async () => {
      await open('patterns/dropdown', { viewport: { width: 320, height: 400 } })
      await site.page().evaluate(() => Object.assign(document.body.style, { margin: '0', textAlign: 'end' }))
      await site.page().locator('.dropdown-button').click()
      const menu = (await site.page().locator('.dropdown-menu').boundingBox())!
      const button = (await site.page().locator('.dropdown-button').boundingBox())!
      expect(menu.y).toBeGreaterThanOrEqual(button.y + button.height)
      expect(menu.x).toBeGreaterThanOrEqual(0)
      expect(menu.x + menu.width).toBeLessThanOrEqual(320)
    })

    test('an accordion has one open item', async () => {
      await open('patterns/accordion')
      await site.page().locator('summary').nth(1).focus()
      await keys('Enter')
      expect(
        await site
          .page()
          .locator('details')
          .evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open)),
      ).toEqual([false, true, false, false])
    })

    test('read more tells what it does next', async () => {
      await open('patterns/read-more')
      const summary = site.page().getByText('Read how it was saved')
      await site.page().locator('summary').focus()
      await keys(' ')
      await isShown('text=Show less').toBe(true)
      await isShown('text=Forty neighbours').toBe(true)
      expect(await summary.isVisible()).toBe(false)
    })

    test('tabs are walked with arrows, also from right to left, and an address shows its panel', async () => {
      await open('patterns/tabs')
      const shown = () =>
        site
          .page()
          .getByRole('tabpanel')
          .evaluateAll((all) => all.map(({ id }) => id))
      expect(await shown()).toEqual(['tab-hours'])
      await site.page().getByRole('tab', { selected: true }).focus()
      await keys('ArrowRight')
      expect([await shown(), await focused()]).toEqual([['tab-prices'], 'Prices'])
      await keys('End', 'ArrowRight')
      expect(await shown()).toEqual(['tab-hours'])
      await site.page().evaluate(() => (document.dir = 'rtl'))
      await keys('ArrowLeft')
      expect(await shown()).toEqual(['tab-prices'])
      await site.page().getByRole('tab', { name: 'Getting here' }).click()
      expect(await shown()).toEqual(['tab-way'])
      await site.page().evaluate(() => (location.hash = '#tab-hours'))
      await expect.poll(shown).toEqual(['tab-hours'])
    })

    test('without a script all panels of tabs stand there, and nothing is offered that does nothing', async () => {
      await open('patterns/tabs', { javaScriptEnabled: false })
      expect(await site.page().locator('.tab-panel:visible').count()).toBe(3)
      for (const [path, dead, alive] of [
        ['patterns/carousel', '.carousel-buttons', '.carousel-strip'],
        ['patterns/copy-button', '.copy-button', '.copy-text'],
        ['patterns/countdown', '.countdown-cells', 'time'],
        ['patterns/filter-list', '.filter-bar', '.filter-item'],
        ['patterns/lightbox', '.lightbox-step', '.lightbox-button'],
        ['patterns/theme-switch', '.visually-hidden:focus', '[type="radio"]'],
        ['forms/multi-step-form', '.step-form-go', '[type="date"]'],
      ] as const) {
        await close()
        await open(path, { javaScriptEnabled: false })
        expect(
          [await site.page().locator(dead).first().isVisible(), await site.page().locator(alive).first().isVisible()],
          path,
        ).toEqual([false, true])
      }
    })

    test('a carousel goes on by its buttons, forth and back, and says where it ends', async () => {
      for (const dir of ['ltr', 'rtl']) {
        await open('patterns/carousel')
        await site.page().evaluate((given) => (document.dir = given), dir)
        const at = () =>
          site
            .page()
            .locator('.carousel-strip')
            .evaluate((strip) => Math.abs(strip.scrollLeft))
        const disabled = () =>
          site
            .page()
            .locator('[data-step]')
            .evaluateAll((all) => all.map((each) => each.getAttribute('aria-disabled')))
        await expect.poll(disabled).toEqual(['true', 'false'])
        await site.page().locator('[data-step="1"]').focus()
        await keys('Enter')
        await expect.poll(at).toBeGreaterThan(200)
        await expect.poll(disabled).toEqual(['false', 'false'])
        for (let times = 0; times < 4; times += 1) await keys('Enter')
        await expect.poll(disabled).toEqual(['false', 'true'])
        if (dir === 'ltr') await close()
      }
    })

    test('a lightbox goes on to the next picture and back, by buttons and arrow keys, as a modal and as a popover', async () => {
      await open('patterns/lightbox')
      const shown = () =>
        site
          .page()
          .evaluate(() =>
            [...document.querySelectorAll('dialog')].filter((each) => each.checkVisibility()).map(({ id }) => id),
          )
      await site.page().locator('.lightbox-button').first().focus()
      await keys('Enter')
      expect(await shown()).toEqual(['lightbox-sea'])
      await site.page().locator('#lightbox-sea [data-step="1"]').click()
      expect([await shown(), await focused()]).toEqual([['lightbox-hills'], 'Next picture'])
      await keys('Enter', 'ArrowRight', 'ArrowRight')
      expect(await shown()).toEqual(['lightbox-sea'])
      await keys('ArrowLeft')
      expect(await shown()).toEqual(['lightbox-mountain'])
      await keys('Escape')
      expect(await shown()).toEqual([])
      const opener = () => site.page().evaluate(() => document.activeElement?.getAttribute('commandfor'))
      expect(await opener()).toBe('lightbox-mountain')

      await site.page().evaluate(() => document.querySelector<HTMLElement>('#lightbox-city')?.showPopover())
      await site.page().locator('#lightbox-city [data-step="-1"]').click()
      expect(await shown()).toEqual(['lightbox-hills'])
      await keys('Escape')
      expect(await shown()).toEqual([])

      await site.page().evaluate(() => (document.dir = 'rtl'))
      await site.page().locator('.lightbox-button').first().click()
      await keys('ArrowLeft')
      expect(await shown()).toEqual(['lightbox-hills'])
    })

    test('a cookie bar is answered once, tells the page, and is asked for again by a link', async () => {
      await open('patterns/cookie-bar', { javaScriptEnabled: false })
      expect(await site.page().locator('.cookie-bar').isVisible()).toBe(false)
      await close()
      await open('patterns/cookie-bar')
      await site
        .page()
        .evaluate(() =>
          document.addEventListener(
            'cookie-choice',
            (event) => (document.title = (event as CustomEvent<string>).detail),
          ),
        )
      await site.page().getByRole('button', { name: 'No, thank you' }).focus()
      await keys('Enter')
      await isShown('.cookie-bar').toBe(false)
      expect(await site.page().title()).toBe('no')
      await site.page().reload()
      await isShown('.cookie-bar').toBe(false)
      await site
        .page()
        .evaluate(() => document.body.insertAdjacentHTML('beforeend', '<a href="#cookie-bar">Cookies</a>'))
      await site.page().getByRole('link', { name: 'Cookies' }).click()
      await isShown('.cookie-bar').toBe(true)
      expect(await focused()).toBe('No, thank you')
    })

    test('a theme is chosen by radio buttons and remembered', async () => {
      await open('patterns/theme-switch', { colorScheme: 'light' })
      const scheme = () => site.page().evaluate(() => getComputedStyle(document.documentElement).colorScheme)
      await site.page().getByRole('radio', { name: 'As my device' }).focus()
      await keys('ArrowDown', 'ArrowDown')
      expect(await scheme()).toBe('dark')
      await site.page().reload()
      expect(await scheme()).toBe('dark')
      await site.page().getByRole('radio', { name: 'Light' }).check()
      expect(await scheme()).toBe('light')
    })

    test('the link to the top comes when the page was scrolled', async () => {
      await open('patterns/back-to-top')
      await site.page().evaluate(() => (document.body.style.height = '4000px'))
      // Where there is no scroll timeline the link is always there.
      const hides = await site.page().evaluate(() => CSS.supports('animation-timeline: scroll()'))
      await isShown('.back-to-top').toBe(!hides)
      await site.page().evaluate(() => scrollTo(0, 1500))
      await isShown('.back-to-top').toBe(true)
      await site.page().locator('.back-to-top').focus()
      await keys('Enter')
      await expect.poll(() => site.page().evaluate(() => scrollY)).toBe(0)
    })

    test('a text is copied, and that is said', async () => {
      await open('patterns/copy-button', { permissions: ['clipboard-read', 'clipboard-write'] })
      await site.page().getByRole('button', { name: 'Copy' }).focus()
      await keys('Enter')
      await expect.poll(() => site.page().getByRole('status').textContent()).toBe('Copied')
      expect(await site.page().evaluate(() => navigator.clipboard.readText())).toBe('SPRING-IN-THE-GARDEN')
    })

    test('a countdown counts, and says when it is over', async () => {
      await open('patterns/countdown')
      const days = () => site.page().locator('[data-unit="days"]').textContent()
      const seconds = () => site.page().locator('[data-unit="seconds"]').textContent()
      expect(Number(await days())).toBeGreaterThan(100)
      const before = await seconds()
      await expect.poll(seconds).not.toBe(before)
      await site.page().evaluate(() => (document.querySelector('time')!.dateTime = '2001-01-01'))
      await site.page().route(/countdown\.html/, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: (await answer.text()).replace('2030-06-15T18:00', '2001-01-01') })
      })
      await site.page().reload()
      await isShown('.countdown-over').toBe(true)
      await isShown('.countdown-cells').toBe(false)
    })

    test('a list shows the kind that is chosen and the words that are searched', async () => {
      await open('patterns/filter-list')
      const shown = () => site.page().locator('.card-title:visible').allTextContents()
      await site.page().getByRole('radio', { name: 'All' }).focus()
      await keys('ArrowDown')
      expect(await shown()).toEqual(['Rye with caraway', 'Country loaf', 'Cheese straw'])
      await site.page().getByRole('searchbox').fill('WAY home')
      expect([await shown(), await site.page().getByRole('status').textContent()]).toEqual([
        ['Cheese straw'],
        '1 of 6 shown',
      ])
      await site.page().getByRole('searchbox').fill('pizza')
      await isShown('[data-nothing]').toBe(true)
    })
  })
})
