import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFormService, type FormService } from './form-service.ts'
import { createPatternSite, engines } from './pattern-site.ts'

describe.each(engines)('in %s', (engine) => {
  const site = createPatternSite(engine)
  const { open, focused, keys, isShown } = site
  describe('a form in an exported page', () => {
    let service: FormService
    beforeAll(async () => {
      service = await startFormService()
    })
    afterAll(() => service.close())
    const policy = () => `default-src 'self'; connect-src ${service.origin}; img-src 'self' data:`
    const aim = (answer: FormService['answer']) => {
      service.answer = answer
      service.received.length = 0
      return site
        .page()
        .locator('form')
        .evaluate((form, address) => form.setAttribute('action', address), service.address)
    }
    const fill = async () => {
      await site.page().getByLabel('Your name').fill('Ada')
      await site.page().getByLabel('Email').fill('ada@example.com')
      await site.page().getByLabel('Message').fill('A bridge, please.')
    }

    test('is sent without leaving the page, and says so', async () => {
      await open('forms/contact-form-plain', { policy: policy() })
      await aim(200)
      await site.page().getByRole('button').click()
      expect(await site.page().getByText('Tell us what to call you.').isVisible()).toBe(true)
      expect(service.received).toEqual([])
      await fill()
      await site.page().getByLabel('Your name').focus()
      await keys('Enter')
      await isShown('[data-when="sent"]').toBe(true)
      expect(service.received).toEqual(['name=Ada&email=ada%40example.com&message=A+bridge%2C+please.&_gotcha='])
      expect(await site.page().getByLabel('Your name').inputValue()).toBe('')
    })

    test.each([500, 'cut'] as const)(
      'that fails (%s) keeps what was written, says so, and goes the browser’s way next',
      async (status) => {
        await open('forms/contact-form-plain', { policy: policy() })
        await aim(status)
        await fill()
        await site.page().getByRole('button').click()
        await isShown('[data-when="failed"]').toBe(true)
        expect(await site.page().getByLabel('Message').inputValue()).toBe('A bridge, please.')
        const next = site
          .page()
          .waitForRequest((request) => request.isNavigationRequest() && request.url() === service.address)
        await site.page().getByRole('button').click()
        expect((await next).method()).toBe('POST')
      },
    )

    test('to a mail address, or by GET, is left to the browser', async () => {
      await open('forms/search-form')
      await site.page().getByRole('searchbox').fill('bread')
      await keys('Enter')
      await expect.poll(() => site.page().url()).toContain('?q=bread')
    })

    test('of several steps asks for one after the other and sends all', async () => {
      await open('forms/multi-step-form', { policy: policy() })
      await aim(200)
      const step = () => site.page().locator('legend:visible').first().textContent()
      await site.page().getByRole('button', { name: 'Next' }).click()
      expect(await step()).toBe('What is it about?')
      await site.page().getByLabel('A table').check()
      await site.page().getByRole('button', { name: 'Next' }).click()
      await expect.poll(focused).toBe('When shall it be ready?')
      expect(await step()).toBe('When shall it be ready?')
      await site.page().getByRole('button', { name: 'Back' }).click()
      expect(await step()).toBe('What is it about?')
      await site.page().getByLabel('A table').focus()
      await keys('Enter')
      await site.page().getByLabel('Day').fill('2030-01-02')
      await keys('Enter')
      await site.page().getByLabel('Email').fill('ada@example.com')
      await site.page().getByRole('button', { name: 'Ask for a price' }).click()
      await isShown('[data-when="sent"]').toBe(true)
      expect(service.received).toEqual(['about=table&date=2030-01-02&email=ada%40example.com&_gotcha='])
    })
  })
})
